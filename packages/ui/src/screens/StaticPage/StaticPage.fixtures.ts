/** The kinds of markup in a company document. */
export const policy = `
<p>Mintage uses a few small files on your device. This page says which, and why.</p>
<h2>What is stored</h2>
<ul>
<li><strong>Your session</strong> keeps you signed in for 12 hours, or for 30 days if you asked to be remembered.</li>
<li><strong>Your currency</strong>, so that prices do not change from page to page.</li>
<li><strong>Your choice about cookies</strong>, for 365 days.</li>
</ul>
<h2>Measuring visits</h2>
<p>Only if you accept, a tag counts visits. Write to <a href="mailto:support@mintage.example">support@mintage.example</a> with questions.</p>
<table><thead><tr><th>Name</th><th>Purpose</th><th>Kept for</th></tr></thead>
<tbody><tr><td>session</td><td>Staying signed in</td><td>12 hours</td></tr><tr><td>currency</td><td>Showing prices</td><td>Until you change it</td></tr></tbody></table>
<blockquote>You can change your mind at any time: clear the site's data in your browser, and you will be asked again.</blockquote>
`

/** Markup that must never run. */
export const hostile = `
<p>An ordinary paragraph.</p>
<img src="missing.webp" alt="" onerror="document.body.dataset.breached = 'yes'">
<a href="javascript:document.body.dataset.breached='yes'">A link that is none</a>
<form action="https://example.org/"><input name="password"><button>Send</button></form>
<style>body { display: none }</style>
<script>document.body.dataset.breached = 'yes'</script>
`
