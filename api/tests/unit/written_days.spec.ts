import { test } from '@japa/runner'
import { monthPatterns, weekdayPatterns } from '#shared/days/written_days'

/** The places in a table of patterns whose words a text has as its beginning. */
const found = (patterns: string[], text: string) =>
  patterns.flatMap((pattern, at) => (new RegExp(`^${pattern}`, 'iu').test(text) ? [at + 1] : []))

const MONTHS: [month: number, ...written: string[]][] = [
  [1, 'January', 'JAN.', 'Janury', 'जानेवारी', 'जाने.', 'जनवरी', 'जानेवारीची', 'जानेवारीत'],
  [2, 'feb', 'Febuary', 'Feburary', 'फेब्रुवारी', 'फेब्रु', 'फ़रवरी'.normalize('NFKC'), 'फरवरी'],
  [3, 'March', 'Mar', 'मार्च', 'मार्चला', 'मार्चपासून'],
  [4, 'april', 'Aprl', 'एप्रिल', 'अप्रैल'],
  [5, 'May', 'मे', 'मई', 'मेला', 'मेपर्यंत'],
  [6, 'June', 'Jun', 'जून', 'जूनच्या'],
  [7, 'July', 'Jul', 'जुलै', 'जुलाई'],
  [8, 'August', 'Augst', 'ऑगस्ट', 'अगस्त'],
  [9, 'September', 'Sept', 'Septembr', 'सप्टेंबर', 'सप्टें.', 'सितंबर', 'सितम्बर'],
  [10, 'October', 'Octomber', 'ऑक्टोबर', 'ऑक्टोंबर', 'अक्टूबर', 'अक्तूबर'],
  [11, 'November', 'Novmber', 'नोव्हेंबर', 'नोवेंबर', 'नोव्हें', 'नवंबर', 'नवम्बर'],
  [12, 'December', 'Decmber', 'Deceber', 'डिसेंबर', 'डिसें', 'डिसेंबरमध्ये', 'दिसंबर', 'डिसेम्बर'],
]
const NO_MONTHS = [
  'Decider',
  'Decker',
  'Janhavy',
  'Janaky',
  'Marsh',
  'Mayor',
  'मेळा',
  'मेरा',
  'जानेमाने',
]

const WEEKDAYS: [weekday: number, ...written: string[]][] = [
  [1, 'Sunday', 'Sun', 'रविवार', 'रविवारी', 'इतवार', 'रवि. १३', 'Raviwar', 'ravivari'],
  [2, 'Mon', 'सोमवार', 'सोम/मंगळ', 'somwar'],
  [3, 'Tues', 'मंगळवारी', 'मंगलवार', 'mangalwar'],
  [4, 'Wednesday', 'बुधवार', 'budhwar'],
  [5, 'Thurs', 'गुरुवार', 'गुरूवार', 'बृहस्पतिवार', 'guruvar'],
  [6, 'Friday', 'शुक्रवार', 'शुक्रवारी', 'शुक्र दि. ११', 'shukrawar'],
  [7, 'Saturday', 'शनिवार', 'शनि व रवि', 'शनि', 'shanivar'],
]
const NO_WEEKDAYS = ['Sunny', 'शनि शिंगणापूर', 'रवि काळे', 'गुरु नानक', 'मंगल कार्यालय', 'सोमनाथ']

test.group('Months and weekdays as people write them', () => {
  test('month {0} is found by each of its spellings')
    .with(MONTHS)
    .run(({ assert }, [month, ...written]) => {
      const wrong = written.filter((text) => `${found(monthPatterns(), text)}` !== `${month}`)
      assert.deepEqual(wrong, [])
    })

  test('weekday {0} is found by each of its spellings')
    .with(WEEKDAYS)
    .run(({ assert }, [weekday, ...written]) => {
      const wrong = written.filter((text) => `${found(weekdayPatterns(), text)}` !== `${weekday}`)
      assert.deepEqual(wrong, [])
    })

  test('other words are none', ({ assert }) => {
    assert.deepEqual(
      NO_MONTHS.filter((text) => found(monthPatterns(), text).length > 0),
      []
    )
    assert.deepEqual(
      NO_WEEKDAYS.filter((text) => found(weekdayPatterns(), text).length > 0),
      []
    )
  })
})
