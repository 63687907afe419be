import { expect, it } from 'vitest'
import { withoutMarkup } from './markup'

it.each([
  ['*bold* _italic_ ~struck~ `plain`', 'bold italic plain'],
  ['*_both_* _*both*_ **two**', 'both both two'],
  ['🏆*दिनांक:* *१३*/_१४_', '🏆दिनांक: १३/१४'],
  ['*hall 3*5* _my_name here_', 'hall 3*5 my_name here'],
  ['*see https://a.example/x*', 'see https://a.example/x'],
  ['_see https://a.example/x_', 'see https://a.example/x'],
  ['Entry ~₹400~ *₹300*, ~~spot ₹500~~ none', 'Entry ₹300, none'],
  ['*~Sat 5 Dec~ Sun 6 Dec*', 'Sun 6 Dec'],
  ['3*5*7'],
  ['* one\n* two'],
  ['*over\ntwo lines*'],
  ['~100 to ~200'],
  ['A* and *B'],
  ['-----\n*****'],
  ['snake_case_name and _x'],
  ['Name ____ Age ____'],
  ['https://a.example/_x_/*y*?z=_q_'],
])('removes the markup of %j as a messenger does', (text, wanted = text) => {
  expect(withoutMarkup(text)).toBe(wanted)
})
