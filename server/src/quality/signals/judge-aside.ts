import { Worker } from 'node:worker_threads'
import { judge, type Judgement, type Judging } from './judge.ts'
import { buffersOf } from './tail.ts'

/** Readings that are judged at once, in about a millisecond: no station waits for it. */
const few = 1000

/** Else by a thread of its own: of a busy line it is a tenth of the time of the one that answers its stations. */
export async function judgeAside(judging: Judging): Promise<Judgement[]> {
  return judging.passes.times.length * judging.toJudge.length > few ? shared.ask(judging) : judge(judging)
}

type Waiting = PromiseWithResolvers<Judgement[]>

/**
 * Begun when it is first asked; it answers in turn, and keeps no process alive. What windows remember it is given, not copied. Throws if it ends
 * meanwhile; whoever asks next begins another.
 */
export function judgeThread() {
  let running: { worker: Worker; waiting: Waiting[] } | null = null

  function begin() {
    const worker = new Worker(new URL('judge-thread.ts', import.meta.url))
    const waiting: Waiting[] = []
    worker.on('message', (judgements: Judgement[]) => {
      waiting.shift()!.resolve(judgements) // it answers each once
      if (waiting.length === 0) worker.unref()
    })
    const fail = (reason: unknown) => {
      if (running?.worker === worker) running = null
      for (const one of waiting.splice(0)) one.reject(reason)
    }
    worker.once('error', fail)
    worker.once('exit', (code) => fail(new Error(`The thread that judges ended with ${code}`)))
    return { worker, waiting }
  }

  return {
    ask(judging: Judging) {
      const { worker, waiting } = (running ??= begin())
      const tails = judging.toJudge.flatMap(({ window }) => window?.tail ?? [])
      worker.postMessage(judging, tails.flatMap(buffersOf))
      worker.ref()
      const answer = Promise.withResolvers<Judgement[]>()
      waiting.push(answer)
      return answer.promise
    },
    end: () => running?.worker.terminate(),
  }
}
const shared = judgeThread()
