import { parentPort } from 'node:worker_threads'
import { playGame } from './play.ts'

parentPort!.on('message', (number: number) => {
  parentPort!.postMessage({ number, found: playGame(number) })
})
