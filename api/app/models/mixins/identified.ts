import { randomUUIDv7 } from 'node:crypto'
import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import type { BaseModel } from '@adonisjs/lucid/orm'
import { beforeCreate } from '@adonisjs/lucid/orm'
import { timestamp } from '#support/timestamp'

export function withIdentity<Model extends NormalizeConstructor<typeof BaseModel>>(
  superclass: Model
) {
  class Identified extends superclass {
    static override selfAssignPrimaryKey = true

    declare id: string
    declare createdAt: string

    @beforeCreate()
    static identify(row: Identified) {
      row.id ??= randomUUIDv7()
      row.createdAt ??= timestamp()
    }
  }
  return Identified
}
