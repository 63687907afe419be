import { BaseTransformer } from '@adonisjs/core/transformers'
import type User from '#models/user'

export default class DirectorTransformer extends BaseTransformer<{
  user: User
  isCurrent: boolean
}> {
  toObject() {
    const { user, isCurrent } = this.resource
    return { _id: user.id, email: user.email, createdAt: user.createdAt, isCurrent }
  }
}
