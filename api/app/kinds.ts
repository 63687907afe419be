import type { HttpContext } from '@adonisjs/core/http'
import Achievement from '#models/achievement'
import Tournament from '#models/tournament'

export type Kind = 'tournaments' | 'achievements'

export type Item = Tournament | Achievement

export const KINDS = {
  tournaments: { one: 'tournament', model: Tournament, pictureField: 'banner' },
  achievements: { one: 'achievement', model: Achievement, pictureField: 'image' },
} as const satisfies Record<Kind, object>

export const kinds = Object.keys(KINDS) as Kind[]

export const isKind = (name: string): name is Kind => Object.hasOwn(KINDS, name)

export const kindOf = (item: Item): Kind => (item.constructor as typeof Tournament).list

export const modelOf = (kind: Kind) => KINDS[kind].model as typeof Tournament

export const kindOfRoute = ({ route }: HttpContext) => route!.pattern.split('/')[2] as Kind
