import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { TournamentFactory } from '#database/factories/tournament_factory'
import Tournament from '#models/tournament'
import { signIn } from '#tests/director'
import { NO_FACTS } from '#tests/no_facts'

const FIELDS = {
  title: 'District Rapid',
  description: 'Nine rounds.',
  formLink: 'https://forms.example/district',
}

const FACTS = {
  startDate: '2026-12-05',
  endDate: '2026-12-06',
  repeats: 'Every Sunday',
  reportingTime: '08:30',
  endTime: '17:30',
  venue: 'Town hall',
  city: 'Satara',
  mapUrl: 'https://maps.example/town-hall',
  entryFee: '500',
  entryFees: '[{"group":" Under 15 ","amount":350},{"group":"Women","amount":0}]',
  entryDeadline: '2026-12-01',
  seatsNote: 'First 200 entries',
  resultsUrl: 'https://results.example/district',
  rounds: '9',
  format: 'Swiss',
  timeControl: '25 min + 5 sec',
  rated: 'fide',
  eligibility: 'Below 1600',
  categories: '["U-9","U-13","  ","U-9"]',
  federationCodes: 'FIDE 123456 · AICF 987/MAH/2026',
  contactName: 'A. Patil',
  contactPhone: '+91 55500 12345',
  status: 'scheduled',
  statusReason: 'The hall is needed for the elections',
  movedFrom: '2026-11-28',
}

const SHOWN = {
  ...FACTS,
  entryFee: 500,
  entryFees: [
    { group: 'Under 15', amount: 350 },
    { group: 'Women', amount: 0 },
  ],
  rounds: 9,
  categories: ['U-9', 'U-13'],
}

const feesOf = (...fees: (readonly [group: string, amount: number])[]) =>
  JSON.stringify(fees.map(([name, amount]) => ({ group: name, amount })))

test.group('Director’s tournaments: facts', (group) => {
  let token: string
  group.each.setup(async () => {
    token = await signIn()
  })

  const create = (client: ApiClient, facts: Record<string, string>) =>
    client
      .post('/api/tournaments')
      .bearerToken(token)
      .fields({ ...FIELDS, ...facts })

  const update = (client: ApiClient, id: string, facts: Record<string, string>) =>
    client.put(`/api/tournaments/${id}`).bearerToken(token).fields(facts)

  test('are stored, and shown to director and public', async ({ client, assert }) => {
    const response = await create(client, FACTS)
    response.assertStatus(201)
    assert.containSubset(response.body().data, SHOWN)
    for (const address of ['/api/tournaments', `/api/tournaments/${response.body().data._id}`]) {
      const { data } = (await client.get(address)).body()
      assert.containSubset(Array.isArray(data) ? data[0] : data, SHOWN)
    }
    const row = await Tournament.findOrFail(response.body().data._id)
    assert.equal(row.lastDay, '2026-12-06')
  })

  test('accept a phone number in Devanagari digits', async ({ client }) => {
    const response = await create(client, { contactPhone: '+९१ ५५५०० १२३४५' })
    response.assertBodyContains({ data: { contactPhone: FACTS.contactPhone } })
  })

  test('stay unless sent, and are cleared when sent empty', async ({ client, assert }) => {
    const { _id: id } = (await create(client, FACTS)).body().data
    const renamed = await update(client, id, { title: 'Renamed' })
    assert.containSubset(renamed.body().data, { ...SHOWN, title: 'Renamed' })

    const empty = Object.fromEntries(Object.keys(FACTS).map((name) => [name, '']))
    const cleared = await update(client, id, { ...empty, categories: '[]', entryFees: '[]' })
    cleared.assertStatus(200)
    assert.containSubset(cleared.body().data, NO_FACTS)
    assert.isNull((await Tournament.findOrFail(id)).lastDay)
  })

  test('know no earlier date once it is the date again', async ({ client, assert }) => {
    const { _id: id } = (await create(client, FACTS)).body().data
    const back = await update(client, id, { startDate: FACTS.movedFrom, entryDeadline: '' })
    assert.isNull(back.body().data.movedFrom)
  })

  test('accept a fee of zero and an end on the first day', async ({ client }) => {
    const { startDate } = FACTS
    const facts = { entryFee: '0', startDate, endDate: startDate, entryDeadline: startDate }
    const response = await create(client, facts)
    response.assertStatus(201)
    response.assertBodyContains({ data: { ...facts, entryFee: 0 } })
  })

  test('are refused with an error for each invalid field', async ({ client, assert }) => {
    const response = await create(client, {
      startDate: '2027-02-29',
      endDate: '5/12/2026',
      repeats: 'x'.repeat(101),
      reportingTime: '24:00',
      endTime: '5 pm',
      venue: 'x'.repeat(201),
      city: 'x'.repeat(101),
      mapUrl: 'maps.example',
      entryFee: '-1',
      entryFees: '{}',
      entryDeadline: 'soon',
      seatsNote: 'x'.repeat(151),
      rounds: '0',
      format: 'x'.repeat(101),
      timeControl: 'x'.repeat(101),
      rated: 'maybe',
      eligibility: 'x'.repeat(201),
      categories: 'U-9',
      federationCodes: 'x'.repeat(201),
      contactName: 'x'.repeat(101),
      contactPhone: 'ask at the door',
      status: 'delayed',
      statusReason: 'x'.repeat(201),
      movedFrom: '28 November',
    })
    response.assertStatus(422)
    assert.deepEqual(response.body().errors, {
      startDate: 'Start date must be a real date from 1900 to 2100, year-month-day',
      endDate: 'End date must be a real date from 1900 to 2100, year-month-day',
      repeats: 'Repeats cannot be more than 100 characters',
      reportingTime: 'Reporting time must be a time of day such as 09:30',
      endTime: 'End time must be a time of day such as 17:30',
      venue: 'Venue cannot be more than 200 characters',
      city: 'City cannot be more than 100 characters',
      mapUrl: 'Map link must be a web address starting with http:// or https://',
      entryFee: 'Entry fee must be a whole number of rupees from 0 to 1000000',
      entryFees: 'Fees by group must be a list of group and amount',
      entryDeadline: 'Last date of entry must be a real date from 1900 to 2100, year-month-day',
      seatsNote: 'Note on seats cannot be more than 150 characters',
      rounds: 'Rounds must be a whole number from 1 to 50',
      format: 'Format cannot be more than 100 characters',
      timeControl: 'Time control cannot be more than 100 characters',
      rated: 'Rated must be fide, state or no',
      eligibility: 'Rating or age limits cannot be more than 200 characters',
      categories: 'Categories must be a list of texts',
      federationCodes: 'Event codes cannot be more than 200 characters',
      contactName: 'Contact person cannot be more than 100 characters',
      contactPhone: 'Contact phone can only have digits, spaces, +, -, ( and )',
      status: 'Status must be scheduled, postponed or cancelled',
      statusReason: 'Reason cannot be more than 200 characters',
      movedFrom: 'Earlier date must be a real date from 1900 to 2100, year-month-day',
    })
    assert.isNull(await Tournament.first())
  })

  test('refuse {name} {text}')
    .with([
      { name: 'entryFee', text: '1000001' },
      { name: 'entryFee', text: '99.5' },
      { name: 'entryFees', text: feesOf(['Open', 99.5]) },
      { name: 'entryFees', text: feesOf(['Open', 1_000_001]) },
      { name: 'entryFees', text: feesOf(['Open', -1]) },
      { name: 'entryFees', text: feesOf([' ', 300]) },
      { name: 'entryFees', text: feesOf(['x'.repeat(41), 300]) },
      { name: 'entryFees', text: feesOf(['Under 15', 350], ['under  15', 300]) },
      {
        name: 'entryFees',
        text: feesOf(...Array.from('abcdefghi', (name) => [name, 1] as const)),
      },
      { name: 'rounds', text: '51' },
      { name: 'mapUrl', text: 'javascript:alert(1)//a.b' },
      { name: 'mapUrl', text: `https://a.example/${'x'.repeat(2000)}` },
      { name: 'categories', text: `["${'x'.repeat(41)}"]` },
      { name: 'categories', text: JSON.stringify(Array.from({ length: 21 }, (_, i) => `U-${i}`)) },
      { name: 'contactPhone', text: '1'.repeat(21) },
      { name: 'venue', text: 'Hall\nSangamner' },
    ])
    .run(async ({ client, assert }, { name, text }) => {
      const response = await create(client, { [name]: text })
      response.assertStatus(422)
      assert.properties(response.body().errors, [name])
    })

  test('are refused when their dates are out of order', async ({ client, assert }) => {
    const faults = async (facts: Record<string, string>) =>
      (await create(client, facts)).body().errors
    assert.deepEqual(await faults({ endDate: '2026-12-06' }), {
      endDate: 'End date needs a start date',
    })
    assert.deepEqual(
      await faults({ startDate: '2026-12-05', endDate: '2026-12-04', entryDeadline: '2026-12-06' }),
      {
        endDate: 'End date cannot be before the start date',
        entryDeadline: 'Last date of entry cannot be after the start date',
      }
    )
  })

  test('are checked together with the stored facts', async ({ client, assert }) => {
    const { _id: id } = (await create(client, FACTS)).body().data
    const later = await update(client, id, { startDate: '2026-12-07' })
    later.assertStatus(422)
    assert.deepEqual(later.body().errors, { endDate: 'End date cannot be before the start date' })
    const gone = await update(client, id, { startDate: '' })
    gone.assertStatus(422)
    assert.equal((await Tournament.findOrFail(id)).startDate, FACTS.startDate)
  })

  test('a postponed tournament has no last day', async ({ client, assert }) => {
    const { id } = await TournamentFactory.merge({ startDate: '2026-12-05' }).create()
    await update(client, id, { status: 'postponed' })
    assert.isNull((await Tournament.findOrFail(id)).lastDay)
    await update(client, id, { status: 'cancelled' })
    assert.equal((await Tournament.findOrFail(id)).lastDay, '2026-12-05')
  })
})
