import { connect } from 'node:net'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import sharp from 'sharp'
import { signIn } from '#tests/director'
import { fourCorners, acceptedPictures, orientations, refusedPictures } from '#tests/picture_corpus'
import { jpeg } from '#tests/sample_pictures'
import { readUpload, storedFiles } from '#tests/stored_uploads'

const LISTS = [
  {
    list: 'tournaments',
    field: 'banner',
    fields: { title: 'Open', description: 'Seven rounds.', formLink: 'https://forms.example/x' },
  },
  {
    list: 'achievements',
    field: 'image',
    fields: {
      title: 'Champion',
      studentName: 'Rutuja',
      description: 'Nine rounds.',
      date: '2026-01-26',
      location: 'Nashik',
    },
  },
] as const

type List = (typeof LISTS)[number]

/** Bytes that only an uploader can have put there. */
const FOREIGN = /<\?php|<script|<!doctype|x\.php|xmpmeta|Exif\0|GPS/i

async function upload({ list, field, fields }: List, bearer: string, picture: Buffer) {
  const form = new FormData()
  for (const [name, text] of Object.entries(fields)) form.append(name, text)
  form.append(field, new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'photo.php.jpg')
  const response = await fetch(`http://127.0.0.1:${process.env.PORT}/api/${list}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${bearer}` },
    body: form,
  })
  return { status: response.status, body: (await response.json()) as any }
}

/** Faults of what is stored, for people: nothing but our formats, in sRGB, with nothing attached. */
async function faultsOfStored(): Promise<string[]> {
  const faults: string[] = []
  for (const name of await storedFiles()) {
    const bytes = await readUpload(name)
    const { format, space, exif, icc, xmp, iptc, pages, hasAlpha, orientation } =
      await sharp(bytes).metadata()
    const expected = name.endsWith('.jpg') ? 'jpeg' : 'webp'
    if (format !== expected) faults.push(`${name} is ${format}`)
    if (space !== 'srgb') faults.push(`${name} is ${space}`)
    if (exif || icc || xmp || iptc || orientation) faults.push(`${name} carries metadata`)
    if (pages && pages > 1) faults.push(`${name} moves`)
    if (hasAlpha) faults.push(`${name} is transparent`)
    if (FOREIGN.test(bytes.toString('latin1'))) faults.push(`${name} carries foreign bytes`)
  }
  return faults
}

for (const [at, target] of LISTS.entries()) {
  const { list, field } = target
  // Each picture goes to one of the lists, in turn: both take them in the same way.
  const ours = <One>(pictures: One[]) =>
    pictures.filter((_, index) => (index + at) % LISTS.length === 0)

  test.group(`Picture corpus: ${list}`, () => {
    test('refuses {0} with an error of its field, and stores nothing')
      .with(ours(refusedPictures))
      .run(async ({ assert }, [, make, code]) => {
        const { status, body } = await upload(target, await signIn(), await make())
        assert.equal(status, 422)
        assert.equal(body.faults[field].code, code)
        assert.isEmpty(await storedFiles())
        assert.isEmpty(await db.from(list))
      })

    test('stores {0} without metadata or foreign bytes')
      .with(ours(acceptedPictures))
      .run(async ({ assert }, [, make, [width, height]]) => {
        const { status, body } = await upload(target, await signIn(), await make())
        assert.equal(status, 201, JSON.stringify(body))
        const picture = body.data[`${field}Picture`]
        assert.deepEqual([picture.width, picture.height], [width, height])
        assert.isNotEmpty(await storedFiles())
        assert.isEmpty(await faultsOfStored())
      })

    test('stores orientation {0} upright')
      .with(ours(orientations))
      .run(async ({ assert }, [orientation, turn]) => {
        const lying = await turn(sharp(await fourCorners())).toBuffer()
        const photo = await sharp(lying)
          .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
          .withMetadata({ orientation })
          .toBuffer()
        const { status, body } = await upload(target, await signIn(), photo)
        assert.equal(status, 201)
        const { data, info } = await sharp(await readUpload(body.data[field]))
          .raw()
          .toBuffer({ resolveWithObject: true })
        assert.deepEqual([info.width, info.height], [80, 60])
        const corner = (x: number, y: number) =>
          [...data.subarray((y * 80 + x) * 3, (y * 80 + x) * 3 + 3)].map((value) => value > 127)
        assert.deepEqual(
          [corner(10, 8), corner(70, 8), corner(10, 52), corner(70, 52)],
          [
            [true, false, false],
            [false, true, false],
            [false, false, true],
            [true, true, true],
          ]
        )
        assert.isEmpty(await faultsOfStored())
      })

    test('stores nothing of an upload that is cut off after {$self} bytes')
      .with([0, 40, 3000, Infinity])
      .run(async ({ client, assert }, length) => {
        await hangUp(target, await signIn(), (await jpeg(1200, 900)).subarray(0, length))
        assert.isEmpty(await db.from(list))
        assert.isEmpty(await storedFiles())
        ;(await client.get(`/api/${list}`)).assertStatus(200)
      })
  })
}

/** Sends the beginning of a form with a picture, then hangs up once the server has taken it. */
async function hangUp({ list, field, fields }: List, bearer: string, picture: Buffer) {
  const texts = Object.entries(fields).flatMap(([name, text]) => [
    '--cut',
    `Content-Disposition: form-data; name="${name}"`,
    '',
    text,
  ])
  const head = [
    `POST /api/${list} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${bearer}`,
    'Content-Type: multipart/form-data; boundary=cut',
    'Content-Length: 900000',
    '',
    ...texts,
    '--cut',
    `Content-Disposition: form-data; name="${field}"; filename="a.jpg"`,
    'Content-Type: image/jpeg',
    '',
    '',
  ].join('\r\n')
  const socket = connect(Number(process.env.PORT), '127.0.0.1')
  socket.on('error', () => {})
  await new Promise<void>((resolve) => {
    socket.write(Buffer.concat([Buffer.from(head), picture]), () => resolve())
  })
  await new Promise((resolve) => setTimeout(resolve, 60))
  socket.destroy()
  await new Promise((resolve) => setTimeout(resolve, 60))
}
