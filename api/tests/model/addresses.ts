import type { PublicListName } from '#models/revision'

interface Shown {
  _id: string
  slug: string
}

const isShown = (value: object): value is Shown => '_id' in value && 'slug' in value

/** Every address of the API and of picture files that answers ever named, by the item it belongs to. */
export class Addresses {
  #ofItem = new Map<string, Set<string>>()

  of(id: string): string[] {
    return [...(this.#ofItem.get(id) ?? [])]
  }

  get items(): string[] {
    return [...this.#ofItem.keys()]
  }

  /** Takes up what an answer names, however deep. */
  collect(answer: unknown) {
    if (typeof answer !== 'object' || answer === null) return
    if (isShown(answer)) this.#take(answer)
    else for (const value of Object.values(answer)) this.collect(value)
  }

  add(id: string, address: string) {
    const known = this.#ofItem.get(id) ?? new Set()
    this.#ofItem.set(id, known.add(address))
  }

  #take(item: Shown) {
    const list: PublicListName = 'banner' in item ? 'tournaments' : 'achievements'
    for (const key of [item._id, item.slug]) {
      this.add(item._id, `/api/${list}/${key}`)
      this.add(item._id, `/api/${list}/${key}/neighbours`)
    }
    for (const address of pictureAddresses(item)) this.add(item._id, address)
  }
}

/** The addresses of files that an answer names: in plain members, and several in each `srcset`. */
export function pictureAddresses(answer: unknown): string[] {
  const found = JSON.stringify(answer).matchAll(/\/(?:uploads|api\/withheld)\/[^\s",]+/g)
  return [...found].map(([address]) => address)
}
