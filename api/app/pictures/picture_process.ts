// The process that works on pictures. `run_picture_task.ts` starts it, asks it, and lets it end.
import { pictureTasks } from '#pictures/picture_tasks'
import type { PictureOrder, PictureOutcome } from '#pictures/run_picture_task'
import { UnusablePicture } from '#pictures/unusable_picture'

// A stop of everything finishes what was begun; this process ends when the one that asks has gone.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})

async function outcomeOf({ task, input }: PictureOrder): Promise<PictureOutcome> {
  try {
    const run = pictureTasks[task] as (...input: unknown[]) => Promise<unknown>
    return { value: await run(...input) }
  } catch (error) {
    if (error instanceof UnusablePicture) return { unusable: error.message }
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }
}

process.on('message', async (order: PictureOrder) => {
  const outcome = await outcomeOf(order)
  if (process.connected) process.send!({ ...outcome, id: order.id })
})
