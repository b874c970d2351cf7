// Judges what `judge-aside.ts` sends.
import { parentPort } from 'node:worker_threads'
import { judge, type Judging } from './judge.ts'
import { buffersOf } from './tail.ts'

parentPort!.on('message', (judging: Judging) => {
  const judgements = judge(judging)
  const tails = judgements.flatMap((one) => (typeof one === 'object' && 'tail' in one && one.tail) || [])
  parentPort!.postMessage(judgements, tails.flatMap(buffersOf))
})
