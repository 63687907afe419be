import { rowsOf } from './sheet'

self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  void rowsOf(data).then((rows) => postMessage(rows))
})
