/** The page under test: nothing until the first step of a path opens it. */
export interface LazyFixture<Given extends readonly unknown[], Fixture> {
  open: (...given: Given) => void
  /** What was opened last. Throws while there is nothing, so that no step passes without it. */
  readonly now: Fixture
}

export const lazyFixture = <Given extends readonly unknown[], Fixture>(
  open: (...given: Given) => Fixture,
): LazyFixture<Given, Fixture> => {
  let opened: { fixture: Fixture } | null = null
  return {
    open: (...given) => {
      opened = { fixture: open(...given) }
    },
    get now() {
      if (opened === null) throw new Error('Nothing has been opened yet')
      return opened.fixture
    },
  }
}
