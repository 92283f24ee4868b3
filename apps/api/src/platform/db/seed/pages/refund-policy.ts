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
<li>For 14 days after a purchase you can withdraw from it, without giving a reason. We pay back the share of the price, VAT included, of the tokens of that purchase that you have not used, to the means of payment that you used. Other tokens on your balance count as used first.</li>
<li>Before you pay, we ask whether we may begin at once. Tokens that you use before you withdraw are paid for.</li>
<li>Welcome tokens and discounts have no cash value.</li>
<li>If you were charged by mistake or twice, we return the full amount at any time.</li>
<li>If a payment is refunded whose tokens you have used, you owe those tokens. Your next purchase settles them first.</li>
</ul>
<h2>How to withdraw</h2>
<p>Press “Withdraw from purchase” beside the purchase in Payment history. You see what comes back, and confirm it; an e-mail then confirms the time of your withdrawal. You can also write to <a href="mailto:support@mintage.example">support@mintage.example</a> with the order number. We pay at once; your bank may need up to ten working days to show it.</p>
`
