import { BaseTransformer } from '@adonisjs/core/transformers'
import type User from '#models/user'

export default class UserTransformer extends BaseTransformer<User> {
  toObject() {
    // One that was just made has not been read from the table.
    return { email: this.resource.email, language: this.resource.language ?? null }
  }
}
