const cpuOfThread = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Milliseconds of processor time that one turn of this thread took at the most while `work` ran: what others wait for, however busy the machine is. */
export async function longestTurn(work: () => Promise<unknown>) {
  let longest = 0
  let since = cpuOfThread()
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
  return longest
}
