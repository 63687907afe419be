import { BaseTransformer } from '@adonisjs/core/transformers'
import type { AccessToken } from '@adonisjs/auth/access_tokens'
import { readDeviceName } from '#auth/device_name'
import { timestamp } from '#support/timestamp'

export default class SessionTransformer extends BaseTransformer<{
  token: AccessToken
  isCurrent: boolean
}> {
  toObject() {
    const { token, isCurrent } = this.resource
    return {
      _id: String(token.identifier),
      device: readDeviceName(token.name),
      createdAt: timestamp(token.createdAt),
      lastUsedAt: timestamp(token.lastUsedAt ?? token.createdAt),
      isCurrent,
    }
  }
}
