interface AgreementText {
  readonly version: string;
  /** Day from which it holds. */
  readonly date: string;
  readonly texts: Readonly<Record<'zh-CN' | 'en-US', string>>;
}

const privacyChinese = `
<p>龙币钱包为集团员工和会员保管福利龙币。本政策说明我们使用哪些信息、为何使用、提供给谁、保存多久，以及你享有的权利。</p>
<h2>一、我们使用的信息</h2>
<table><thead><tr><th>信息</th><th>用来做什么</th></tr></thead><tbody>
<tr><td>姓名、工号、部门、OA 账号</td><td>识别账户所有人，方便同事在通讯录里找到你</td></tr>
<tr><td>手机号</td><td>发送验证码，绑定付款授权；页面上只显示前三位和后四位</td></tr>
<tr><td>龙币余额、账单、积分</td><td>显示账户，完成转账、兑换和付款</td></tr>
<tr><td>祝福、预约日期</td><td>把你的心意按时送到</td></tr>
<tr><td>收货地址</td><td>仅在你购买实物商品时使用</td></tr>
<tr><td>所在城市</td><td>打车时给出附近的城市，由你打开钱包的应用提供</td></tr>
</tbody></table>
<p>我们不读取你的手机通讯录、相册和位置轨迹。相机只在你点“扫一扫”时打开，画面不会上传。</p>
<h2>二、存在这台设备上的信息</h2>
<ul><li>登录状态，退出或到期后清除</li><li>没有发出的转账草稿、最近送过的同事，换人登录后清除</li><li>最近 24 小时的提示，不含密码和登录凭证</li><li>语言、外观、字号等偏好</li><li>你看过的协议正文，方便离线阅读</li></ul>
<p>支付密码仅在你输入时加密发送，不会保存在设备上，也不会写进任何记录。</p>
<h2>三、提供给他人的信息</h2>
<p>只有你在授权页点了“同意”，合作应用才会获得列出的资料，例如昵称和手机号。余额、账单、支付密码、同事和部门不会提供给合作应用。</p>
<p>你随时可以在<a href="#/settingAuth">授权管理</a>里收回。收回后，对方无法再获取新的资料；此前已获取的，按对方的政策处理。</p>
<p>法律要求提供时，我们仅提供要求范围内的信息，并尽可能提前告知你。</p>
<h2>四、保存多久</h2>
<ul><li>账单和转账记录：自发生之日起五年，这是财务制度的要求</li><li>验证码：五分钟</li><li>授权记录：到期或收回后一年，用于核对争议</li><li>其他资料：离职或注销账户后三十天内删除</li></ul>
<h2>五、怎样保护</h2>
<ul><li>与服务器之间的通信都经过加密连接</li><li>付款要验证支付密码或短信验证码，免密额度以内的除外；额度由你在支付限额里调整</li><li>连续输错支付密码会锁定一段时间</li><li>有权查看个人资料的工作人员均登记在册，每次查看都有记录</li></ul>
<p>任何保护措施都无法保证绝对安全。如发生可能影响你的信息泄露，我们会在确认后七十二小时内告知你。</p>
<h2>六、你可以做的事</h2>
<ul><li>查看：设置和账单里能看到我们掌握的主要资料</li><li>更正：姓名、部门来自人事资料，请联系人事修改</li><li>收回：在授权管理里收回给合作应用的授权</li><li>导出：账单可以导出为表格</li><li>删除：联系客服注销账户；龙币余额需要先用完或放弃</li></ul>
<h2>七、这份政策的更新</h2>
<p>内容有变化时，版本号和日期会更新。影响你权益的变化会通过弹窗提前告知，需要同意的会再次征得你的同意。</p>
<h2>八、联系我们</h2>
<p>对这份政策有疑问，请在设置里点“联系客服”，注明“隐私”。我们会在十五个工作日内答复。</p>`;

const privacyEnglish = `
<p>LongCoin Wallet keeps the welfare coins of the group's staff and members. This policy says which information we use, why, who else gets it, how long it stays, and what you can do. It describes what really happens in this app and nothing else.</p>
<h2>1. What we use</h2>
<table><thead><tr><th>Information</th><th>What for</th></tr></thead><tbody>
<tr><td>Name, job number, department, OA account</td><td>To know whose account it is, and so that colleagues find you in the directory</td></tr>
<tr><td>Phone number</td><td>To send codes and to bind payment authorisations; pages show its first three and last four digits only</td></tr>
<tr><td>Coins, bill, points</td><td>To show your account and to carry out transfers, exchanges and payments</td></tr>
<tr><td>Blessings and booked dates</td><td>To deliver your gift on time</td></tr>
<tr><td>Delivery address</td><td>Only when you order goods</td></tr>
<tr><td>City</td><td>To offer nearby cities for a ride; it comes from the app that you opened the wallet in</td></tr>
</tbody></table>
<p>We do not read your contacts, your photos or where you have been. The camera is used only while you scan, and its picture is never uploaded.</p>
<h2>2. What is kept on this device</h2>
<ul><li>Your log-in, until you leave or it runs out</li><li>A transfer that was not sent and the colleagues you gave to lately, until somebody else logs in</li><li>Messages of the last 24 hours, without passwords or log-in secrets</li><li>Language, appearance and text size</li><li>Agreements that you have read, so that you can read them offline</li></ul>
<p>Your payment password is encrypted and sent at the moment you type it. It is never stored on the device or written to any record.</p>
<h2>3. What others get</h2>
<p>A partner gets what is listed on its authorisation page, such as nickname and phone number, and only after you have agreed there. Balance, bill, payment password, colleagues and department never go to partners.</p>
<p>You can take it back under <a href="#/settingAuth">Authorisations</a> at any time. From then on the partner gets nothing new; what it already has is handled under its own policy.</p>
<p>Where the law asks for information, we give what is asked for and no more, and tell you first wherever we may.</p>
<h2>4. How long it stays</h2>
<ul><li>Bill and transfers: five years, as accounting rules demand</li><li>Codes by SMS: five minutes</li><li>Authorisations: one year after they ended, to settle disputes</li><li>All else: deleted within thirty days after you leave or close your account</li></ul>
<h2>5. How it is protected</h2>
<ul><li>Everything between the app and our servers is encrypted</li><li>A payment takes your password or a code by SMS, except within the limits without password, which you change under Payment limits</li><li>Wrong payment passwords in a row lock it for a while</li><li>The staff who can see personal data are on a list, and each look is recorded</li></ul>
<p>No protection is perfect. If a leak may affect you, we tell you within seventy-two hours of knowing it.</p>
<h2>6. What you can do</h2>
<ul><li>See: settings and bill show most of what we have</li><li>Correct: name and department come from human resources; please ask them</li><li>Take back: what you authorised, under Authorisations</li><li>Take along: your bill can be exported as a table</li><li>Delete: customer service closes your account; coins have to be used or given up first</li></ul>
<h2>7. Changes</h2>
<p>When this policy changes, so do its version and date. What affects your rights is announced beforehand, and where your consent is needed we ask for it again.</p>
<h2>8. Contact</h2>
<p>Questions? Tap “Customer service” in the settings and mention “privacy”. We answer within fifteen working days.</p>`;

const redemptionChinese = `
<p>这份协议由你和龙币钱包订立。同意后，你可以为“积分兑换”开通免密，额度以内用龙币兑换积分时，不再输入支付密码。是否同意由你决定；不同意也能照常兑换，但每次都要验证支付密码或短信验证码。</p>
<h2>一、免密兑换是什么</h2>
<p>你确认兑换的数量后，龙币直接从个人账户扣除，不再要求支付密码。每次仍需你在页面上确认，不会自动兑换。</p>
<p>同意这份协议不会直接开通免密。同意后，还需在<a href="#/sceneAuthorize">场景授权</a>里打开“积分兑换”，打开时要验证支付密码或短信验证码。</p>
<h2>二、适用的范围</h2>
<ul><li>用龙币兑换积分商城的积分</li><li>用龙币兑换合作方的积分</li></ul>
<p>除此之外都不适用。卡券和充值、商城等订单、打车、付款码和审批发放，按各自场景的免密设置执行；转账和定时祝福，按所有付款共同的免密额度执行。</p>
<h2>三、限额</h2>
<ul><li>每笔不超过“积分兑换”的免密额度，也不超过所有付款共同的每笔免密额度</li><li>当天所有免密付款合计，不超过每天的免密额度</li></ul>
<p>这些额度在<a href="#/payLimitation">支付限额</a>里查看。调高需要验证支付密码或短信验证码，调低或关闭立即生效。</p>
<h2>四、什么时候仍需密码</h2>
<ul><li>免密支付没有开启，或“积分兑换”没有开通免密</li><li>这一笔超过了每笔免密额度</li><li>当天剩余的免密额度不够付这一笔</li><li>没有同意这份协议，或已经撤回，或协议更新后还没有重新同意</li></ul>
<p>需要验证时，还没有设置支付密码的，用短信验证码；支付密码已锁定的，也可用短信验证码。免密额度以内的兑换不验证，与是否设置了支付密码、密码是否锁定无关。</p>
<h2>五、请你留意</h2>
<p>开通免密后，拿到你的手机并已登录的人，也能在额度以内兑换。请保管好手机和登录状态。发现非本人操作的兑换，请立即撤回同意，并联系客服。</p>
<h2>六、兑换的记录</h2>
<p>每次兑换都记在账单和兑换记录里，不论是否输入了密码。当天免密兑换了多少，可在<a href="#/payLimitation">支付限额</a>的“积分兑换”里查看。</p>
<h2>七、撤回同意</h2>
<p>你可以随时在本页撤回，立即生效，“积分兑换”的免密同时关闭。撤回前已完成的兑换不受影响。再次同意后，需要重新打开。</p>
<h2>八、协议的更新</h2>
<p>内容更新后，对旧版本的同意随即失效，“积分兑换”的免密不再生效，每次兑换都要验证。重新阅读并同意后，需要重新打开。</p>`;

const redemptionEnglish = `
<p>This agreement is between you and LongCoin Wallet. Once you agree, you can set “Points exchange” free: exchanges of coins for points within its limit then need no payment password. It is your choice: without it you can exchange just the same, with your password or a code by SMS each time.</p>
<h2>1. What it means</h2>
<p>After you have confirmed how much you exchange, the coins leave your personal account without a payment password. You still confirm each time yourself; nothing is exchanged automatically.</p>
<p>Agreeing switches nothing on by itself. You then switch “Points exchange” on under <a href="#/sceneAuthorize">Scene authorisation</a>, with your payment password or a code by SMS.</p>
<h2>2. What it covers</h2>
<ul><li>Exchanging coins for points of the points mall</li><li>Exchanging coins for points of a partner</li></ul>
<p>It covers nothing else. Cards and top-ups, orders of the mall and others, rides, the payment code and approvals follow the settings of their own scenes; transfers and scheduled gifts follow the limits without password that all payments share.</p>
<h2>3. Limits</h2>
<ul><li>Each exchange stays within the limit without password of “Points exchange”, and within the one that all payments share</li><li>All payments without password of a day stay within the limit of that day</li></ul>
<p>You find these limits under <a href="#/payLimitation">Payment limits</a>. Raising them takes your password or a code by SMS; lowering or switching off holds at once.</p>
<h2>4. When the password is asked for all the same</h2>
<ul><li>Payments without password are off, or “Points exchange” is</li><li>The exchange is above the limit without password for one payment</li><li>Too little is left of the day’s limit without password</li><li>You have not agreed, have withdrawn, or have not agreed anew since the agreement changed</li></ul>
<p>If you have no payment password yet, a code by SMS takes its place; while your password is locked, a code by SMS does too. Exchanges within the limits are not checked, whether or not you have a password and whether or not it is locked.</p>
<h2>5. What to keep in mind</h2>
<p>Once the scene is on, whoever holds your phone while you are logged in can exchange within the limits as well. Keep your phone and your log-in to yourself. If you see an exchange that is not yours, withdraw here at once and contact customer service.</p>
<h2>6. Records</h2>
<p>Each exchange stands in your bill and in the list of exchanges, with or without a password. What was exchanged without one today stands under “Points exchange” in the <a href="#/payLimitation">Payment limits</a>.</p>
<h2>7. Withdrawing</h2>
<p>You can withdraw on this page at any time, with effect at once, and “Points exchange” is switched off with it. What was exchanged before stays as it is. After you have agreed again, it has to be switched on again.</p>
<h2>8. Changes</h2>
<p>When this text changes, consent to an older version ends: “Points exchange” is no longer free and each exchange asks. After you have read and agreed again, it has to be switched on again.</p>`;

export const agreements = {
  privacy: {
    version: '2.2',
    date: '2026-11-16',
    texts: { 'zh-CN': privacyChinese, 'en-US': privacyEnglish },
  },
  redemption: {
    version: '1.4',
    date: '2026-11-16',
    texts: { 'zh-CN': redemptionChinese, 'en-US': redemptionEnglish },
  },
} as const satisfies Record<string, AgreementText>;
