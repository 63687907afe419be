import { BaseTransformer } from '@adonisjs/core/transformers'

/** What is left to say of something that is no longer there. */
export default class RemovalTransformer extends BaseTransformer<{ id: string }> {
  toObject() {
    return { _id: this.resource.id }
  }
}
