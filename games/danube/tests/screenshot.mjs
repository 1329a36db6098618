// The picture of docs/screenshots. The first moves that are legal, until there is something to see.

export async function show({ page, address, settled }) {
  await page.goto(`${address}/play/danube`)
  await settled('.credit:not(:empty)')
  await page.getByRole('radio', { name: 'Novice' }).check()
  await page.getByRole('radio', { name: 'Silver' }).check()
  await page.getByRole('button', { name: 'Begin' }).click()
  for (let i = 0; i < 6; ++i) {
    await settled('.danube .cell.movable')
    await page.locator('.danube .cell.movable').last().click({ force: true })
    const target = page.locator('.danube .cell.target')
    if ((await target.count()) > 0) await target.first().click({ force: true })
    await page.waitForTimeout(2000)
  }
  await settled('.danube .cell.movable')
}
