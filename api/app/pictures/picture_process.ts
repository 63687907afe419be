// Child process for picture tasks, started and ended by `run_picture_task.ts`.
import { pictureTasks } from '#pictures/picture_tasks'
import type { PictureRequest, PictureResult } from '#pictures/run_picture_task'
import { UnusablePicture } from '#pictures/unusable_picture'

// Ignores signals, to finish its tasks; it ends when the parent process disconnects.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})

async function runTask({ task, input }: PictureRequest): Promise<PictureResult> {
  try {
    const run = pictureTasks[task] as (...input: unknown[]) => Promise<unknown>
    return { value: await run(...input) }
  } catch (error) {
    if (error instanceof UnusablePicture) return { unusable: error.fault }
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }
}

process.on('message', async (request: PictureRequest) => {
  const result = await runTask(request)
  if (process.connected) process.send!({ ...result, id: request.id })
})
