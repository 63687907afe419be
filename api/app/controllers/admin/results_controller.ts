import type { HttpContext } from '@adonisjs/core/http'
import { saveResults } from '#actions/save_results'
import Tournament from '#models/tournament'
import RemovalTransformer from '#transformers/removal_transformer'
import ResultsTransformer from '#transformers/results_transformer'
import { assertResults, resultsValidator } from '#validators/results'
import { ifMatchOf } from '#writes/entity_tag'

export default class ResultsController {
  async update({ params, request, serialize }: HttpContext) {
    const { id } = await Tournament.findLiveOrFail(params.id)
    const sent = await request.validateUsing(resultsValidator)
    assertResults(sent)
    const saved = await saveResults(id, sent, ifMatchOf(request))
    return serialize(ResultsTransformer.transform(saved).useVariant('forAdmin'))
  }

  async destroy({ params, request, serialize }: HttpContext) {
    const { id } = await Tournament.findLiveOrFail(params.id)
    await saveResults(id, null, ifMatchOf(request))
    return serialize(RemovalTransformer.transform({ id }))
  }
}
