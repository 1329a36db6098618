// The picture of docs/screenshots. A marker chosen that can go to several places.
import { screenshot } from '../../races/tests/race_screenshot.mjs'

export const { table, show } = screenshot(
  'tabulus',
  2,
  'position-34',
  '40 4:s-4 21 31 3:s-3 1:s-1 52 66 61 home:1 60 6:s-24~5 1-5 11 2:s-2 63 9:2-29~5/6 64 10:24-34 62 8:29-37 65 ' +
    '11:4-33~5/5 20 2:s-2 55 5:3-26~5 5:33-38 00 swap:38-37x1 4-3 43 4:26-30 3:37-40 61 7:38-45 44',
)
