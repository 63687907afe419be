import db from '@adonisjs/lucid/services/db'
import { shareFiles } from '#pictures/share_picture'
import { pictureFiles, readStoredPicture } from '#pictures/stored_picture'
import { findOrphans } from '#visibility/orphans'
import { findShared } from '#visibility/public_files'
import { runQueuedJobs } from '#tests/run_queued_jobs'
import { machineTime, pictureAddresses, type Academy } from './academy.js'
import { sweepUploads, type Effect } from './calls.js'
import { isPublic, type Item, type State } from './state.js'
import { filesThere } from './storage.js'

/** What differs between the items of the model and those that are there, a line each. */
export function differences({ items }: State, seen: State['items']): string[] {
  const ordered = (value: any) => JSON.stringify(value, value && Object.keys(value).sort())
  const ids = new Set([...Object.keys(items), ...Object.keys(seen)])
  return [...ids].flatMap((id) => {
    const [should, is] = [ordered(items[id]), ordered(seen[id])]
    return should === is ? [] : [`  ${id.slice(-4)} should be ${should} and is ${is}`]
  })
}

/**
 * Looks for an order in which the effects of calls that were made at once explain every answer and
 * lead to what is there now.
 * @param differ what a state that was reached differs in from what is there
 * @returns the state reached, or the differences of the order that came nearest; none where no
 * order explains the answers
 */
export function findOrder(
  from: State,
  effects: Effect[],
  differ: (state: State) => string[]
): { state: State } | { nearest: string[] | undefined } {
  let nearest: string[] | undefined
  const search = (state: State, left: Effect[]): State | undefined => {
    if (left.length === 0) {
      const found = differ(state)
      if (found.length === 0) return state
      if (!nearest || found.length < nearest.length) nearest = found
    }
    for (const effect of left) {
      const next = effect(state)
      const end =
        next &&
        search(
          next,
          left.filter((other) => other !== effect)
        )
      if (end) return end
    }
    return undefined
  }
  const state = search(from, effects)
  return state ? { state } : { nearest }
}

/** Every file that a row names is where it belongs, and every file has an owner. */
export async function assertFiles() {
  const files = new Set(await filesThere())
  const owned = new Set<string>()
  for (const kind of ['tournaments', 'achievements']) {
    for (const row of await db.from(kind)) {
      const isShown = Boolean(row.is_active) && row.deleted_at === null
      const picture = readStoredPicture(row.picture)
      for (const name of pictureFiles(picture)) {
        const file = isShown ? name : `withheld/${name}`
        // Those follow later: until then the row does not announce them.
        const mayLack = name.endsWith('.avif') && !picture!.avif
        if (!files.has(file) && !mayLack) throw new Error(`${kind} ${row.id} lacks ${file}`)
        owned.add(file)
      }
      const shared = isShown ? await findShared(row.id) : null
      for (const name of shared ? shareFiles(shared) : []) owned.add(name)
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
  for (const key of [item.id, item.slug, ...item.previousSlugs]) {
    const { status, body } = await academy.call('GET', `/api/${item.kind}/${key}`)
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
  // Share pictures show the day, which may be another one now.
  const orphans = (await findOrphans(machineTime())).filter((name) => !name.startsWith('share/'))
  if (orphans.length > 0) throw new Error(`the sweep would take ${orphans.join(', ')}`)
  await sweepUploads()
  await assertFiles()
  await assertAddresses(academy, state, academy.addresses.items)
  if (academy.faults.length > 0) throw new Error(academy.faults.join('\n'))
}
