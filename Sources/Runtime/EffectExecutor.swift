import Dispatch

/// Runs effects beside the loop, each stretch of work on a queue of its own.
///
/// Swift runs tasks on Dispatch's shared pool otherwise, and on Linux that pool, once used, wakes
/// the process every second for as long as it lives. Serial queues don't belong to it, and none of
/// them waits for another one that blocks, as decoding a picture does.
final class EffectExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue(label: "promenade.effect").async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}
