import { absent, like, narrowAlike, noForm, nothingSent, type Place, type States, stories } from '../shown.ts'

const wholeWindow = absent('It is drawn before anybody knows who the person is.')

export const frame = {
  StartUp: {
    loading: stories('screens-startup--starting'),
    empty: absent('Data that does not come leaves defaults; only a fault of the program stops the start.'),
    filled: absent('The page that was asked for takes its place.'),
    validation: noForm,
    busy: stories('screens-startupfailed--retrying'),
    errors: stories('screens-startupfailed--failed', 'screens-startupfailed--without-message'),
    signedOut: wholeWindow,
    longContent: stories('screens-startupfailed--long-message'),
    narrow: narrowAlike('errors'),
  },
  Header: {
    loading: stories('screens-siteheader--balance-unknown'),
    empty: stories('screens-siteheader--one-currency', 'screens-siteheader--registration-closed'),
    filled: stories(
      'screens-siteheader--signed-in',
      'screens-siteheader--while-paying',
      'screens-siteheader--services-open',
      'screens-siteheader--changing-currency',
    ),
    validation: noForm,
    busy: stories('screens-siteheader--logging-out-on-a-phone'),
    errors: stories('screens-siteframe--calls-failed', 'screens-siteframe--forbidden'),
    signedOut: stories('screens-siteheader--guest'),
    longContent: stories('screens-siteheader--large-balance-and-long-name', 'screens-siteheader--long-words'),
    narrow: stories(
      'screens-siteheader--phone-guest',
      'screens-siteheader--phone-signed-in',
      'screens-siteheader--phone-menu-open',
      'screens-siteheader--phone-menu-while-paying',
      'screens-siteheader--phone-menu-of-guest',
    ),
  },
  Footer: {
    loading: stories('screens-sitefooter--settings-missing'),
    empty: stories('screens-sitefooter--no-pages'),
    filled: stories('screens-sitefooter--everything', 'screens-sitefooter--several-languages'),
    validation: noForm,
    busy: nothingSent,
    errors: like('loading', 'Settings and pages that cannot be read leave their lines out.'),
    signedOut: like('filled', 'Everyone sees the same footer.'),
    longContent: stories('screens-sitefooter--long-company-data'),
    narrow: narrowAlike('filled'),
  },
} satisfies Partial<Record<Place, States>>
