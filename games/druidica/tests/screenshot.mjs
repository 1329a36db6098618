// The picture of docs/screenshots. A marker chosen that can go to several places.
import { screenshot } from '../../races/tests/race_screenshot.mjs'

export const { table, show } = screenshot(
  'druidica',
  2,
  'position-4',
  '52 32 54 10 55 10:s-10 66 00 53 3:s-3 5:s-5 41 65 5:5-10 6:10-34~13 1-6 5-6 60 6:s-6 66 63 home:s 20 2:10-12 ' +
    '62 8:6-14 61 6:12-18 1:3-4 51 5:s-5 1:s-1 64',
)
