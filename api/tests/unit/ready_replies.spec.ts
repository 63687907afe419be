import { test } from '@japa/runner'
import { defaultReply } from '#mails/default_reply'
import { LANGUAGES } from '#shared/languages/languages'
import { fillReply, REPLY_TOPICS } from '#shared/text/ready_replies'

test.group('Ready replies: filling', () => {
  test('fills known values', ({ assert }) => {
    const text = 'Hello {name}. {plan} is {price}.'
    const values = { name: 'Asha', plan: 'Solo Gold', price: '₹8999' }
    assert.equal(fillReply(text, values), 'Hello Asha. Solo Gold is ₹8999.')
  })

  test('leaves out a sentence with an unknown value', ({ assert }) => {
    const text = 'Hello {name}. {plan} is {price}. See https://a.example/x. Which day?'
    assert.equal(
      fillReply(text, { name: 'Asha' }),
      'Hello Asha. See https://a.example/x. Which day?'
    )
    assert.equal(fillReply('नमस्ते {name}। फ़ीस {price} है। आइए।', { name: 'आशा' }), 'नमस्ते आशा। आइए।')
  })

  test('leaves out an empty line and keeps paragraphs', ({ assert }) => {
    const text = 'Hello {name}!\n\n{tournament} is on {date}.\n\nBye.'
    assert.equal(fillReply(text, { name: 'Asha' }), 'Hello Asha!\n\nBye.')
  })

  test('a name is not read as a placeholder or a sentence', ({ assert }) => {
    assert.equal(fillReply('Hello {name}. Bye.', { name: 'A. {plan}' }), 'Hello A. {plan}. Bye.')
  })

  test('every original text is complete with only a name', ({ assert }) => {
    for (const topic of REPLY_TOPICS) {
      for (const language of LANGUAGES) {
        const reply = fillReply(defaultReply(topic, language), { name: 'Asha' })
        assert.include(reply, 'Asha')
        assert.notMatch(reply, /[{}]|\n{3}|undefined/)
        assert.isAbove(reply.length, 80, `${topic} ${language}`)
      }
    }
  })
})
