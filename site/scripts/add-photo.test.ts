import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addPhoto } from './add-photo.ts'

test('a photo is turned upright, cropped and stored without its GPS position', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'photo-'))
  const source = join(folder, 'source.jpg')
  await sharp({ create: { width: 600, height: 900, channels: 3, background: '#805030' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 34/1 0/1' } })
    .jpeg()
    .toFile(source)
  expect((await sharp(source).metadata()).exif?.length).toBeGreaterThan(100)
  const written = await addPhoto('hall', source, pathToFileURL(`${folder}/`))
  const names = (await readdir(folder)).filter((name) => name.startsWith('photo-'))
  const widths = ['1200', '480', '840']
  expect(names).toEqual(
    widths.flatMap((width) => [`photo-hall-${width}.avif`, `photo-hall-${width}.webp`])
  )
  expect(written.toSorted()).toEqual(names.toSorted())
  for (const name of names) {
    const { width, height, exif, orientation } = await sharp(join(folder, name)).metadata()
    expect([width * 2, exif, orientation]).toEqual([height * 3, undefined, undefined])
  }
})

test('what is no picture is refused in one sentence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'photo-'))
  await writeFile(join(folder, 'letter.jpg'), 'Dear parents')
  const script = fileURLToPath(new URL('add-photo.ts', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'coach', 'letter.jpg'], {
    encoding: 'utf8',
    env: { ...process.env, INIT_CWD: folder },
  })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^letter\.jpg was not added: [^\n]+\n$/)
})
