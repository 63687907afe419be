import fc from 'fast-check'
import { attempt, pick, refusal, type Call } from '../call.js'
import { changed, signedOut, type State } from '../state.js'

export const EMAILS = ['second@academy.example', 'third@academy.example']
export const PASSWORDS = [
  'rook lifts on open files',
  'knights before the bishops',
  'never hurry a pawn',
]

const email = fc.constantFrom(...EMAILS)
const password = fc.constantFrom(...PASSWORDS)

/**
 * Whose session a token is. One that ended while this call was under way may have been looked at
 * before: then it counts as good.
 */
const ownerOf = (token: string, before: State, state: State) =>
  state.sessions[token] ?? before.sessions[token]

export const signIn: fc.Arbitrary<Call> = fc
  .tuple(email, password, fc.boolean())
  .map(([account, guess, isGuess]) => (before, academy) => {
    const tried = isGuess ? guess : (before.passwords[account] ?? guess)
    return attempt(
      `sign in ${account} with '${tried}'`,
      async () => {
        const json = { email: account, password: tried }
        const answer = await academy.call('POST', '/api/auth/login', { json })
        if (answer.body.token) academy.tokens.add(answer.body.token)
        return answer
      },
      (state, { status, body }) => {
        if (state.passwords[account] !== tried) return refusal(state, status === 400)
        if (status !== 200) return undefined
        return changed(state, 'sessions', body.token, account)
      }
    )
  })

export const changePassword: fc.Arbitrary<Call> = fc
  .tuple(fc.nat(3), password, password, fc.nat(3))
  .map(([at, guess, wanted, isGuess]) => (before, academy) => {
    const token = pick([...academy.tokens], at)
    if (!token) return undefined
    const own = before.passwords[before.sessions[token] ?? '']
    const current = isGuess === 0 ? guess : (own ?? guess)
    const chosen = wanted === current ? PASSWORDS.find((other) => other !== current)! : wanted
    return attempt(
      `change password from '${current}' to '${chosen}' by session ${at % academy.tokens.size}`,
      async () => {
        const json = { currentPassword: current, password: chosen }
        const answer = await academy.call('PUT', '/api/auth/password', { token, json })
        if (answer.body.token) academy.tokens.add(answer.body.token)
        return answer
      },
      (state, { status, body }) => {
        const owner = ownerOf(token, before, state)
        if (status === 401) return refusal(state, !state.sessions[token])
        if (!owner) return undefined
        if (state.passwords[owner] !== current) return refusal(state, [409, 422].includes(status))
        if (status !== 200) return undefined
        const next = changed(signedOut(state, owner), 'passwords', owner, chosen)
        return changed(next, 'sessions', body.token, owner)
      }
    )
  })

export const signOut: fc.Arbitrary<Call> = fc
  .tuple(fc.nat(3), fc.boolean())
  .map(([at, isEverywhere]) => (before, academy) => {
    const token = pick([...academy.tokens], at)
    if (!token) return undefined
    const path = isEverywhere ? '/api/auth/logout-everywhere' : '/api/auth/logout'
    return attempt(
      `sign out${isEverywhere ? ' everywhere' : ''} by session ${at % academy.tokens.size}`,
      () => academy.call('POST', path, { token }),
      (state, { status }) => {
        const owner = ownerOf(token, before, state)
        if (status === 401) return refusal(state, !state.sessions[token])
        if (!owner || status !== 204) return undefined
        return isEverywhere ? signedOut(state, owner) : changed(state, 'sessions', token)
      }
    )
  })

export const register: fc.Arbitrary<Call> = fc.tuple(email, password).map(
  ([account, chosen]) =>
    (_, academy) =>
      attempt(
        `register ${account} with '${chosen}'`,
        () =>
          academy.call('POST', '/api/auth/register', {
            token: academy.desk,
            json: { email: account, password: chosen },
          }),
        (state, { status }) => {
          if (state.passwords[account]) return refusal(state, status === 422)
          return status === 201 ? changed(state, 'passwords', account, chosen) : undefined
        }
      )
)
