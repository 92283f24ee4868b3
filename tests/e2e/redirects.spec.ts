import { countCalls } from './support/answers.ts'
import { expect, test } from './support/fixtures.ts'
import { guestPages, memberPages } from './support/pages.ts'
import { arrive } from './support/steps.ts'

test('a guest is led to the sign-in with the whole address, and who is signed in home from it', async ({
  page,
  server,
}) => {
  const asked = countCalls(page, '/user/profile')
  for (const path of ['/account', '/services', ...memberPages.map(([path]) => path)]) {
    await test.step(path, async () => {
      const wanted = `${path}?from=mail&n=1#here`
      await page.goto(wanted)
      await expect(page).toHaveURL(`${server.url}/login?redirect=${encodeURIComponent(wanted)}`)
    })
  }
  expect(asked()).toBe(0)
  await arrive(page)
  for (const [path, place] of [
    ['/account/', '/account/profile'],
    ['/services', '/services/generate-image'],
    ...guestPages.map(([path]) => [path, '/'] as const),
  ] as const) {
    await test.step(`${path} leads to ${place}`, async () => {
      await page.goto(path)
      await expect(page).toHaveURL(`${server.url}${place}`)
    })
  }
})
