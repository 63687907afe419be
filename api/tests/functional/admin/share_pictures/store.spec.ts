import { test } from '@japa/runner'
import sharp from 'sharp'
import { AchievementFactory } from '#database/factories/achievement_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { storePicture } from '#pictures/picture_store'
import { makeSharePicture } from '#pictures/share_picture'
import { signIn } from '#tests/director'
import { jpeg } from '#tests/sample_pictures'
import { storedFiles } from '#tests/stored_uploads'

const file = { filename: 'crop.jpg' }

test.group('Director’s share pictures', () => {
  test('show the very card that a share will show, and keep nothing', async ({
    client,
    assert,
  }) => {
    const token = await signIn()
    const item = await TournamentFactory.merge({ startDate: '2099-01-11', city: 'Pune' }).create()
    const banner = await storePicture('tournaments', await jpeg())
    await item.merge({ picture: JSON.stringify(banner) }).save()
    const files = await storedFiles()
    const saved = await client
      .post('/api/tournaments/share-picture')
      .bearerToken(token)
      .fields({ id: item.id, title: item.title, startDate: '2099-01-11', city: 'Pune' })
    saved.assertStatus(200)
    saved.assertHeader('content-type', 'image/jpeg')
    saved.assertHeader('cache-control', 'no-store')
    assert.deepEqual(await storedFiles(), files)
    assert.isTrue(saved.body().equals(await makeSharePicture('tournaments', item)))

    const changed = await client
      .post('/api/tournaments/share-picture')
      .bearerToken(token)
      .fields({ id: item.id, title: 'Other', startDate: '2099-01-11', city: 'Pune' })
    assert.isFalse(changed.body().equals(saved.body()))
  })

  test('speak the language that is asked for, and English otherwise', async ({
    client,
    assert,
  }) => {
    const token = await signIn()
    const facts = {
      title: 'Pune Open',
      startDate: '2099-01-11',
      entryFee: '0',
      status: 'postponed',
    }
    const drawn: Record<string, Buffer> = {}
    for (const language of ['', 'en', 'mr', 'hi', 'fr']) {
      const answer = await client
        .post('/api/tournaments/share-picture')
        .bearerToken(token)
        .fields({ ...facts, language })
      answer.assertStatus(200)
      drawn[language] = answer.body()
    }
    for (const language of ['', 'fr']) assert.isTrue(drawn.en!.equals(drawn[language]!), language)
    assert.isFalse(drawn.en!.equals(drawn.mr!))
    assert.isFalse(drawn.mr!.equals(drawn.hi!))

    const withReason = await client
      .post('/api/tournaments/share-picture')
      .bearerToken(token)
      .fields({ ...facts, statusReason: 'पूर आला आहे' })
    assert.isFalse(drawn.en!.equals(withReason.body()), 'the reason is drawn')

    const item = await AchievementFactory.merge({ date: '2026-03-01' }).create()
    const { title, studentName, location, ratingChange } = item
    const marathi = await client
      .post('/api/achievements/share-picture')
      .bearerToken(token)
      .fields({ title, studentName, location, ratingChange, date: '2026-03-01', language: 'mr' })
    assert.isTrue(marathi.body().equals(await makeSharePicture('achievements', item, 'mr')))
  })

  test('say the title that a form has in the language of the card', async ({ client, assert }) => {
    const token = await signIn()
    const draw = async (fields: Record<string, string>) =>
      (await client.post('/api/tournaments/share-picture').bearerToken(token).fields(fields)).body()
    const translated = { title: 'सांगली खुली', translations: '{"en":{"title":"Sangli Open"}}' }
    const english = await draw({ title: 'Sangli Open' })
    assert.isTrue(english.equals(await draw(translated)))
    assert.isFalse(english.equals(await draw({ ...translated, translations: '{"en":' })))
  })

  test('take an unsaved picture before the saved one', async ({ client, assert }) => {
    const token = await signIn()
    const item = await AchievementFactory.apply('inactive').create()
    const fields = { id: item.id, title: item.title, studentName: item.studentName }
    const ask = () => client.post('/api/achievements/share-picture').bearerToken(token)
    const without = await ask().fields(fields)
    const withFile = await ask()
      .fields(fields)
      .file('image', await jpeg(600, 800), file)
    for (const answer of [without, withFile]) answer.assertStatus(200)
    const red = async (picture: Buffer) => (await sharp(picture).stats()).channels[0]!.mean
    assert.isAbove(await red(withFile.body()), (await red(without.body())) + 5)
  })
})
