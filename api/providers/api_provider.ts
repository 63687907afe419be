import { HttpContext } from '@adonisjs/core/http'
import { BaseSerializer } from '@adonisjs/core/transformers'
import { type SimplePaginatorMetaKeys } from '@adonisjs/lucid/types/querybuilder'

class ApiSerializer extends BaseSerializer<{
  Wrap: 'data'
  PaginationMetaData: SimplePaginatorMetaKeys
}> {
  wrap = 'data' as const

  definePaginationMetaData(metaData: unknown): SimplePaginatorMetaKeys {
    if (!this.isLucidPaginatorMetaData(metaData)) {
      throw new Error('The metadata of a page must come from a Lucid paginator')
    }
    return metaData
  }
}

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    /** `{ data: … }` */
    serialize: ApiSerializer['serialize']
    /** Without the `data` envelope. */
    serializeBare: ApiSerializer['serializeWithoutWrapping']
  }
}

const serializer = new ApiSerializer()

HttpContext.instanceProperty('serialize', function (this: HttpContext, values: any): any {
  return serializer.serialize(values, this.containerResolver)
})
HttpContext.instanceProperty('serializeBare', function (this: HttpContext, values: any): any {
  return serializer.serializeWithoutWrapping(values, this.containerResolver)
})
