/**
 * `npm run cross`: a small journey of home, finder, trip, composer and sign-in in Firefox and WebKit, on the site that
 * `npm run up` serves (BASE_URL names another). An engine whose packages are missing is left out with a line that names
 * them.
 */
import { engines, eventually, type Visitor } from './cross-browsers.ts'

const site = process.env.BASE_URL ?? `http://localhost:${process.env.PORT ?? 3000}`

/** Goes through the site as a family does, and stops at the first thing that is not as it should be. */
async function journey({ open, click, choose, read }: Visitor): Promise<void> {
  const sees = (what: string, expression: string) =>
    eventually(what, async () => {
      if ((await read(expression)) !== 'true') throw new Error(expression)
    })
  const started = () => sees('the start of the scripts', `'started' in document.documentElement.dataset`)
  const fits = (page: string) =>
    sees(
      `${page} without sideways scrolling`,
      'document.documentElement.scrollWidth <= document.documentElement.clientWidth',
    )

  await open(`${site}/`)
  await started()
  await fits('home')
  await choose('main form select[name=adults]', '2')
  await choose('main form select[name=age]', '7')
  await choose('main form select[name=month]', '7')
  await sees('the line of the wish', `document.querySelector('.wish-place aside') !== null`)
  await click('main form button[type=submit]')

  await sees(
    'the finder',
    `location.pathname === '/escolher' && location.search === '?adults=2&age=7&month=7'`,
  )
  await sees('an answer', `/\\d+ /.test(document.querySelector('main [role=status]')?.textContent)`)
  await fits('the finder')
  await click('main .tile article a')

  await sees('a trip', `document.querySelector('[role=tablist]') !== null`)
  await fits('a trip')
  await sees('an answer beside its price', `document.querySelector('.verdict-place p') !== null`)
  await sees('the day', `document.querySelector('.trip-panel [role=status] p') !== null`)
  await sees(
    'the whole message',
    `/julho/.test(decodeURIComponent(document.querySelector('[data-booking] a').href))`,
  )
  await click('[role=tab]:nth-of-type(2)')
  await sees('the itinerary', `document.querySelector('#itinerary').checkVisibility()`)
  await sees(
    'no scrollbar in the tabs',
    `document.querySelector('[role=tablist]').scrollHeight === document.querySelector('[role=tablist]').clientHeight`,
  )

  await open(`${site}/admin/login`)
  await fits('sign-in')
  await sees('the form', `document.querySelector('form button[type=submit]')?.disabled === false`)
  await eventually('an answer to an empty form', async () => {
    await click('form button[type=submit]')
    if ((await read(`document.querySelector('#sign-in-alert')?.textContent ?? ''`)) === '')
      throw new Error('none yet')
  })
}

async function run(): Promise<number> {
  const answer = await fetch(site).catch(() => undefined)
  if (!answer?.ok) {
    console.error(`Nothing answers at ${site}: start it with npm run up, or name it with BASE_URL.`)
    return 1
  }
  let failures = 0
  for (const { name, missing, start } of engines) {
    const packages = missing()
    if (packages.length > 0) {
      console.log(`${name}: left out; apt-get install ${packages.join(' ')}`)
      continue
    }
    const visitor = await start()
    try {
      await journey(visitor)
      console.log(`${name}: passed`)
    } catch (error) {
      failures += 1
      console.error(`${name}: failed`, error)
    } finally {
      await visitor.leave()
    }
  }
  return failures === 0 ? 0 : 1
}

process.exit(await run())
