import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import Achievement from '#models/achievement'
import Tournament from '#models/tournament'

export interface ItemOf {
  tournaments: Tournament
  achievements: Achievement
}

/** Its name is also that of the table, of the folder of its pictures and of its public addresses. */
export type Kind = keyof ItemOf

export type Item = ItemOf[Kind]

type Models = { [K in Kind]: (new () => ItemOf[K]) & LucidModel }

const MODELS: Models = {
  tournaments: Tournament,
  achievements: Achievement,
}

/** The part of a form that holds the picture. */
export const PICTURE_FIELDS = {
  tournaments: 'banner',
  achievements: 'image',
} as const satisfies Record<Kind, string>

export const kinds: readonly Kind[] = ['tournaments', 'achievements']

export const isKind = (name: string): name is Kind => Object.hasOwn(MODELS, name)

export const newItem = <K extends Kind>(kind: K): ItemOf[K] => new MODELS[kind]()

export function itemsOf<K extends Kind>(kind: K, client: QueryClientContract) {
  return MODELS[kind].query<Models[K], ItemOf[K]>({ client })
}
