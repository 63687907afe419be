import type { HttpContext } from '@adonisjs/core/http'
import { kindOfRoute, modelOf } from '#kinds'
import { PUBLIC_LISTS } from '#queries/public_list'

export default class NeighboursController {
  async show(ctx: HttpContext) {
    const kind = kindOfRoute(ctx)
    const item = await modelOf(kind).findShownOrFail(ctx.params.id, { inactiveToo: false })
    return ctx.serialize(await PUBLIC_LISTS[kind].neighbours(item.id))
  }
}
