export const refundPolicy = `
<p>Two things can come back to you: tokens, when a picture does not work out, and money, when you bought tokens that you do not need.</p>
<h2>Tokens</h2>
<ul>
<li>A picture that fails costs nothing. The tokens that were set aside return to your balance at once, and Request history shows it.</li>
<li>If you cancel a request, you pay only for pictures that were finished before.</li>
<li>A picture that was delivered counts as used, even if you expected it to look different. Tell us when you think that something went wrong; we look at every case.</li>
</ul>
<h2>Money</h2>
<ul>
<li>Within 14 days of a purchase you can return the tokens of that purchase that you have not used. We pay back their share of the price, VAT included, to the card that you paid with.</li>
<li>Welcome tokens and discounts have no cash value.</li>
<li>If you were charged by mistake or twice, we return the full amount at any time.</li>
</ul>
<h2>How to ask</h2>
<p>Write to <a href="mailto:support@mintage.example">support@mintage.example</a> with the order number from Payment history. We answer within a day; the bank then needs up to ten working days.</p>
`
