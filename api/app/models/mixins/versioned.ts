import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import type { BaseModel } from '@adonisjs/lucid/orm'
import { beforeCreate, beforeUpdate } from '@adonisjs/lucid/orm'
import { timestamp } from '#support/timestamp'

export function withVersion<Model extends NormalizeConstructor<typeof BaseModel>>(
  superclass: Model
) {
  class Versioned extends superclass {
    /** Number of saves that have changed something, to detect a stale update. */
    declare version: number
    declare updatedAt: string

    /** Its columns that follow from others, or are written with something else than the row's own form. */
    get derivedColumns(): readonly string[] {
      return []
    }

    @beforeCreate()
    static setFirstVersion(row: Versioned) {
      row.version = 1
      row.updatedAt = timestamp()
    }

    @beforeUpdate()
    static incrementVersion(row: Versioned) {
      if (!row.$isDirty) return
      row.version += 1
      row.updatedAt = timestamp()
    }
  }
  return Versioned
}
