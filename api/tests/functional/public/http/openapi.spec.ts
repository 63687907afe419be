import router from '@adonisjs/core/services/router'
import { Validator } from '@seriousme/openapi-schema-validator'
import { test } from '@japa/runner'
import { describeApi, templateOf } from '#openapi/description'
import { TEXT_FACTS, factRules } from '#shared/tournament/tournament_facts'

test.group('API description', () => {
  test('is valid OpenAPI 3.1', async ({ assert }) => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(describeApi())
    assert.isTrue(valid, JSON.stringify(errors))
    assert.equal(validator.version, '3.1')
  })

  test('lists exactly the routes', ({ assert }) => {
    const routes = Object.values(router.toJSON()).flat()
    const calls = routes.flatMap(({ methods, pattern }) =>
      methods
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method.toLowerCase()} ${templateOf(pattern)}`)
    )
    const described = Object.entries(describeApi().paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`)
    )
    assert.sameMembers(described, calls)
  })

  test('has an address for each picture that can be called as written', ({ assert }) => {
    const templates = Object.keys(describeApi().paths).map(
      (path) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
    )
    for (const address of [
      '/uploads/tournaments/0011-400.webp',
      '/uploads/share/0190a1b2-c3d4-7e5f-8a9b-001d2e3f4a5b/0c0c.jpg',
      '/api/withheld/achievements/0011-400.webp',
    ]) {
      assert.lengthOf(
        templates.filter((template) => template.test(address)),
        1,
        address
      )
    }
  })

  test('takes field limits of a form from its validator', ({ assert }) => {
    const call = describeApi().paths['/api/tournaments']!.post as any
    const { properties, required } = call.requestBody.content['multipart/form-data'].schema
    assert.deepEqual(required, ['title', 'description', 'formLink'])
    assert.deepEqual(properties.title, { type: 'string', minLength: 1, maxLength: 150 })
    assert.equal(properties.prizes.contentSchema.items.properties.amount.maximum, 100_000_000)
    assert.equal(properties.banner.format, 'binary')
    assert.deepEqual(call.security, [{ token: [] }])
  })

  test('takes patterns of links, days and times from their rules', ({ assert }) => {
    const { paths, components } = describeApi() as any
    const form = paths['/api/tournaments'].post.requestBody.content['multipart/form-data'].schema
    const passes = (name: string, text: string) =>
      new RegExp(form.properties[name].pattern).test(text)
    assert.isTrue(passes('formLink', 'HTTPS://forms.example/a?b'))
    assert.isFalse(passes('formLink', 'javascript:alert(1)'))
    assert.isFalse(passes('formLink', ''))
    assert.isTrue(passes('mapUrl', ''))
    assert.isFalse(passes('mapUrl', 'maps.example'))
    for (const name of TEXT_FACTS.filter((fact) => 'isDay' in factRules[fact])) {
      assert.isFalse(passes(name, '1 May'))
      assert.equal(components.schemas.Tournament.properties[name].format, 'date')
    }
    assert.notProperty(components.schemas.Tournament.properties.venue, 'format')
    const from = (path: string) =>
      new RegExp(paths[path].get.parameters.find((one: any) => one.name === 'from').schema.pattern)
    assert.match('2026-05-01T09:30+05:30', from('/api/contacts'))
    assert.notMatch('yesterday', from('/api/contacts'))
    assert.match('2026-05-01', from('/api/achievements/admin'))
    assert.notMatch('2026-05-01T09:30Z', from('/api/achievements/admin'))
  })

  test('is compressed, and answers 304 when the ETag matches', async ({ client, assert }) => {
    const response = await client.get('/api/openapi.json').header('Accept-Encoding', 'br')
    response.assertStatus(200)
    response.assertHeader('content-type', 'application/json; charset=utf-8')
    response.assertHeader('content-encoding', 'br')
    assert.equal(response.body().openapi, '3.1.1')
    const etag = response.header('etag')!
    const again = await client
      .get('/api/openapi.json')
      .header('Accept-Encoding', 'br')
      .header('If-None-Match', etag)
    again.assertStatus(304)
    const raw = await fetch(`http://127.0.0.1:${process.env.PORT}/api/openapi.json`)
    assert.isBelow(Number(response.header('content-length')), 12_000)
    assert.deepEqual(await raw.json(), response.body())
  })
})
