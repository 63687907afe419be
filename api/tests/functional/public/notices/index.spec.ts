import { test } from '@japa/runner'
import { BatchFactory } from '#database/factories/batch_factory'
import { NoticeFactory } from '#database/factories/notice_factory'
import { daysAfter, indianDay } from '#shared/days/indian_days'

const TODAY = indianDay(Date.now())

test.group('Notices', () => {
  test('are those of today and of the next two weeks, what changes a way first', async ({
    client,
    assert,
  }) => {
    const days = [0, 14, 1, 15, -1]
    for (const ahead of days) {
      const day = daysAfter(TODAY, ahead)
      await NoticeFactory.merge({ firstDay: day, lastDay: day }).create()
    }
    await NoticeFactory.apply('deleted').create()
    await NoticeFactory.merge({ firstDay: daysAfter(TODAY, -9) }).create()
    const words = { kind: 'other', firstDay: TODAY } as const
    await NoticeFactory.merge(words).create()
    const answer = await client.get('/api/notices')
    answer.assertStatus(200)
    assert.deepEqual(
      answer.body().data.map(({ firstDay }: any) => firstDay),
      [-9, 0, 1, 14, 0].map((ahead) => daysAfter(TODAY, ahead))
    )
    answer.assertHeader(
      'cache-control',
      'public, max-age=0, must-revalidate, s-maxage=1, stale-if-error=60'
    )
  })

  test('are for nobody once their batches are gone or over', async ({ client, assert }) => {
    const [present, gone, over] = await BatchFactory.createMany(3)
    const ids = [present!, gone!, over!].map(({ id }) => id)
    await over!.merge({ lastDay: daysAfter(TODAY, -1) }).save()
    await gone!.delete()
    await NoticeFactory.merge({ batchIds: ids }).create()
    await NoticeFactory.merge({ batchIds: ids.slice(1) }).create()
    const { data } = (await client.get('/api/notices')).body()
    assert.deepEqual(
      data.map(({ batchIds }: any) => batchIds),
      [[present!.id]]
    )
  })

  test('are in the calendar however far ahead, until their last day', async ({
    client,
    assert,
  }) => {
    for (const ahead of [200, 14, 0, 15, -1, 1000]) {
      const day = daysAfter(TODAY, ahead)
      await NoticeFactory.merge({ firstDay: day, lastDay: day }).create()
    }
    await NoticeFactory.apply('deleted').create()
    const gone = await BatchFactory.create()
    await gone.delete()
    await NoticeFactory.merge({ batchIds: [gone.id] }).create()
    const answer = await client.get('/api/calendar/notices')
    answer.assertStatus(200)
    assert.deepEqual(
      answer.body().data.map(({ firstDay }: any) => firstDay),
      [0, 14, 15, 200].map((ahead) => daysAfter(TODAY, ahead))
    )
  })

  test('show a translation while its source is what the notice says', async ({
    client,
    assert,
  }) => {
    const text = 'The hall is being painted.'
    const mr = { text: { text: 'सभागृहाला रंग देत आहेत.', source: text } }
    const notice = await NoticeFactory.merge({ text, translations: { mr } }).create()
    const read = async () => (await client.get('/api/notices')).body().data[0]
    assert.deepEqual((await read()).translations, { mr: { text: mr.text.text } })
    await notice.merge({ text: 'The hall is closed.' }).save()
    const shown = await read()
    assert.notProperty(shown, 'translations')
    assert.equal(shown.version, 2)
    assert.equal(shown.text, 'The hall is closed.')
  })
})
