/** Milliseconds of processor time that this thread has taken: what else the machine does is not in it. */
export const cpuOfThread = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Milliseconds of processor time that one turn of this thread took at the most while `work` ran, and that all of them took: what others wait for. */
export async function turnsOf(work: () => Promise<unknown>) {
  const begun = cpuOfThread()
  let longest = 0
  let since = begun
  let going = true
  const turn = () => {
    const now = cpuOfThread()
    longest = Math.max(longest, now - since)
    since = now
    if (going) setImmediate(turn)
  }
  setImmediate(turn)
  await work()
  going = false
  return { longest, all: cpuOfThread() - begun }
}
