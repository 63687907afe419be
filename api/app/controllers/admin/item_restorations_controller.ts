import type { HttpContext } from '@adonisjs/core/http'
import { adminJson } from '#writes/current_item'
import { restoreItem } from '#actions/restore_item'
import { kindOfRoute, modelOf, type Item } from '#kinds'

export default class ItemRestorationsController {
  async store(ctx: HttpContext) {
    const model = modelOf(kindOfRoute(ctx))
    const item = (await model.findDeletedOrFail(ctx.params.id)) as Item
    await restoreItem(item)
    return { data: adminJson(item) }
  }
}
