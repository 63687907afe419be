import { mock } from 'node:test'
import { test } from '@japa/runner'
import { Busy } from '#exceptions/refusals'
import { runPictureTask } from '#pictures/run_picture_task'
import { UnusablePicture } from '#pictures/unusable_picture'
import { pictureProcesses } from '#tests/picture_process'
import { jpeg } from '#tests/sample_pictures'
import { until } from '#tests/until'

const encode = (bytes: Buffer) => runPictureTask('encodeUpload', bytes, [1600])

test.group('The picture process', () => {
  test('is started once for parallel tasks and returns bytes', async ({ assert }) => {
    const bytes = await jpeg()
    const pictures = await Promise.all([encode(bytes), encode(bytes), encode(bytes)])
    for (const { files } of pictures) {
      assert.isNotEmpty(files)
      for (const { content } of files) assert.isTrue(Buffer.isBuffer(content))
    }
    assert.lengthOf(pictureProcesses(), 1)
  })

  test('rejects bytes that are no picture', async ({ assert }) => {
    const refused = await encode(Buffer.from('no picture')).catch((error: unknown) => error)
    assert.instanceOf(refused, UnusablePicture)
    assert.match((refused as Error).message, /\w+ \w+/)
  })

  test('fails its tasks as busy when it dies, and is started again', async ({ assert }) => {
    const bytes = await jpeg()
    await encode(bytes)
    const work = [encode(bytes), encode(bytes), encode(bytes)]
    for (const pid of pictureProcesses()) process.kill(pid, 'SIGKILL')
    const outcomes = await Promise.allSettled(work)
    const failed = outcomes.filter((outcome) => outcome.status === 'rejected')
    assert.isAtLeast(failed.length, 1)
    for (const { reason } of failed) assert.instanceOf(reason, Busy)
    const { files } = await encode(bytes)
    assert.isNotEmpty(files)
  })

  test('starts another for the task after one that found it dead', async ({ assert }) => {
    const bytes = await jpeg()
    await encode(bytes)
    for (const pid of pictureProcesses()) process.kill(pid, 'SIGKILL')
    // Without a turn of the event loop, so that nothing has reported the exit.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
    await encode(bytes).catch((error: unknown) => assert.instanceOf(error, Busy))
    const { files } = await encode(bytes)
    assert.isNotEmpty(files)
  })

  test('ignores stop signals, and ends after a time without work', async ({ assert, cleanup }) => {
    mock.timers.enable({ apis: ['setTimeout'] })
    cleanup(() => mock.timers.reset())
    await encode(await jpeg())
    const [pid] = pictureProcesses()
    process.kill(pid!, 'SIGTERM')
    process.kill(pid!, 'SIGINT')
    await encode(await jpeg())
    assert.deepEqual(pictureProcesses(), [pid])
    mock.timers.tick(20_000)
    mock.timers.reset()
    await until(() => pictureProcesses().length === 0)
  })
})
