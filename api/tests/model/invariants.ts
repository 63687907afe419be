import db from '@adonisjs/lucid/services/db'
import { pictureFiles, readStoredPicture } from '#pictures/stored_picture'
import { findOrphans } from '#pictures/orphans'
import { runQueuedJobs } from '#tests/run_queued_jobs'
import { machineTime, type Academy } from './academy.js'
import { pictureAddresses } from './addresses.js'
import { filesThere } from './files.js'
import { isPublic, type Item, type State } from './state.js'
import { readTables } from './tables.js'

/** What is there: rows, and the tokens that still open the director's side. */
export type Seen = Awaited<ReturnType<typeof look>>

export async function look(academy: Academy) {
  const asked = [...academy.tokens].map(async (token) => {
    const { status, body } = await academy.call('GET', '/api/auth/profile', { token })
    return status === 200 ? [[token, body.user.email as string]] : []
  })
  const sessions = Object.fromEntries((await Promise.all(asked)).flat())
  return { ...(await readTables()), sessions }
}

/** What differs between the model and what is there, a line each. */
export function differences(state: State, seen: Seen): string[] {
  const tables = ['items', 'messages', 'sessions'] as const
  const lines = tables.flatMap((table) => {
    const keys = new Set([...Object.keys(state[table]), ...Object.keys(seen[table])])
    return [...keys].flatMap((key) =>
      difference(`${table} ${key.slice(-4)}`, state[table][key], seen[table][key])
    )
  })
  return [...lines, ...difference('settings', state.settings, seen.settings)]
}

function difference(what: string, expected: unknown, found: unknown): string[] {
  const ordered = (value: any) => JSON.stringify(value, value && Object.keys(value).sort())
  const [should, is] = [ordered(expected), ordered(found)]
  return should === is ? [] : [`  ${what} should be ${should} and is ${is}`]
}

/** Every file that a row names is where it belongs, and every file has an owner. */
export async function assertFiles() {
  const files = new Set(await filesThere())
  const owned = new Set<string>()
  for (const list of ['tournaments', 'achievements']) {
    for (const row of await db.from(list)) {
      const isShown = Boolean(row.is_active) && row.deleted_at === null
      const picture = readStoredPicture(row.picture)
      for (const name of picture ? pictureFiles(picture) : []) {
        const place = isShown ? name : `withheld/${name}`
        // Those follow later: until then the row does not announce them.
        const mayLack = name.endsWith('.avif') && !picture!.avif
        if (!files.has(place) && !mayLack) throw new Error(`${list} ${row.id} lacks ${place}`)
        owned.add(place)
      }
      const shared = [...files].filter((name) => name.startsWith(`share/${row.id}/`))
      if (isShown) for (const name of shared) owned.add(name)
    }
  }
  const orphans = [...files].filter((name) => !owned.has(name))
  if (orphans.length > 0) throw new Error(`files without an owner: ${orphans.join(', ')}`)
}

/** What is public answers, and nothing else does at any address it ever had. */
export async function assertAddresses(academy: Academy, state: State, ids: string[]) {
  for (const id of ids) {
    const item = state.items[id]
    if (isPublic(item)) await assertShown(academy, item!)
    else await assertWithdrawn(academy, id, item !== undefined)
  }
}

async function assertShown(academy: Academy, item: Item) {
  for (const key of [item.id, item.slug, ...item.formerSlugs]) {
    const { status, body } = await academy.call('GET', `/api/${item.list}/${key}`)
    if (body?.data?._id !== item.id) throw new Error(`${key} is public and answers ${status}`)
    const picture = body.data.bannerPicture ?? body.data.imagePicture
    const files = key === item.id && picture ? pictureAddresses(picture.srcset) : []
    for (const file of files) {
      const answer = await academy.call('GET', file)
      if (answer.status !== 200) throw new Error(`${file} is public and answers ${answer.status}`)
    }
  }
}

/** Pictures of what is only hidden or deleted have signed addresses, for the director alone. */
async function assertWithdrawn(academy: Academy, id: string, isThere: boolean) {
  const isForDirector = (address: string) => isThere && address.startsWith('/api/withheld/')
  for (const address of academy.addresses.of(id).filter((one) => !isForDirector(one))) {
    const { status, body } = await academy.call('GET', address)
    const isAnothers = body?.data && (address.endsWith('/neighbours') || body.data._id !== id)
    if (status !== 404 && !isAnothers) throw new Error(`${address} is withdrawn: ${status}`)
  }
}

/** When all is over: the queue has nothing that fails, the sweep takes nothing that is owned. */
export async function assertAtEnd(academy: Academy, state: State) {
  await runQueuedJobs()
  await academy.setClock(state.now + 2 * 3_600_000)
  const orphans = await findOrphans(machineTime())
  if (orphans.length > 0) throw new Error(`the sweep would take ${orphans.join(', ')}`)
  await assertFiles()
  await assertAddresses(academy, state, academy.addresses.items)
  for (const [email, password] of Object.entries(state.passwords)) {
    const { status } = await academy.call('POST', '/api/auth/login', { json: { email, password } })
    if (status !== 200) throw new Error(`${email} cannot sign in: ${status}`)
  }
  if (academy.faults.length > 0) throw new Error(academy.faults.join('\n'))
}
