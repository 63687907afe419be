import { checkEveryState } from '../states.ts'
import { test } from '../visitor.ts'

test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

checkEveryState()
