import { BaseTransformer } from '@adonisjs/core/transformers'
import type User from '#models/user'

export default class UserTransformer extends BaseTransformer<User> {
  toObject() {
    // Undefined on a new row.
    return { email: this.resource.email, language: this.resource.language ?? null }
  }
}
