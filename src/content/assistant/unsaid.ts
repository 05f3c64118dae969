/** Questions that no page answers, for the demo assistant: the subject, the nearest page, and visitors' phrases. */
export const unsaid: readonly (readonly [subject: string, path: string, phrases: string])[] = [
  [
    'certificates such as ISO 27001 or SOC 2',
    '/privacy#data-security',
    'iso 27001; iso 9001; iso certified; iso certification; soc 2; soc2; soc 2 type ii; hipaa; hipaa compliant; pci dss; cyber essentials; certified; certifications; certificate; fedramp; hitrust; audited by third party; tisax; iso',
  ],
  [
    'our penetration tests and audits',
    '/privacy#data-security',
    'penetration test; pen test; pentest; security audit; audit rights; can we audit you; bug bounty; vulnerability disclosure; soc report; audit your data centre',
  ],
  [
    'our insurance',
    '/terms#limitation-liability',
    'professional indemnity insurance; liability insurance; are you insured; insurance cover; cyber insurance; public liability insurance; certificate of insurance; insurance certificate',
  ],
  [
    'a data processing agreement',
    '/privacy#data-sharing',
    'data processing agreement; dpa; data processing addendum; sign our dpa; article 28 contract; baa; business associate agreement',
  ],
  [
    'visas and relocation',
    '/careers',
    'visa sponsorship; sponsor visas; relocation; work permit; h1b; relocate; moving costs; relocation package',
  ],
  [
    'interviews and how a decision is made',
    '/careers',
    'interview process; job interview; how many interviews; hiring process; recruitment process; coding test; take home test; technical interview; how long does hiring take; stages of the interview; when will i hear back about my application; status of my application; when do you decide; assessment; trial day; application deadline; deadline for the ai job; feedback after rejection; reject candidates; probation period; start date of the job',
  ],
  [
    'vacation, leave, pensions and bonuses',
    '/careers',
    'holidays; how many holidays; vacation days; paid leave; parental leave; maternity leave; sick leave; pension; bonus; stock options; equity for employees; esop; retirement plan; annual leave; days off; pto; company car; promotion; career growth; referral bonus; salary raise; 401k; provident fund; notice period for employees; free lunch; gym; childcare; bonuses; overtime pay; paternity leave; sabbatical; short week',
  ],
  [
    'search engine optimization and paid ads',
    '/services',
    'seo; search engine optimization; google ads; facebook ads; paid ads; adwords; ppc; rank higher on google; run our ads; social media management; instagram marketing; influencer; manage our social media; digital marketing agency; backlinks; marketing campaigns',
  ],
  [
    'logos, graphics, photos and films',
    '/services',
    'logo design; design a logo; branding; corporate identity; photography; product photos; take photos; video production; make a video; graphic design; print flyers; business cards; brochures; animation; illustrations; promo film; image generation; 3d animation; rebranding',
  ],
  [
    'hardware',
    '/services',
    'hardware; sell laptops; tablets; robots from metal; 3d printing; iot devices; sensors; servers for sale; raspberry pi; build hardware; cash register; cctv cameras; drones; network cabling; install a firewall; firewall; router; printer; wifi; repair phones; repair computers; fix my computer; fix my printer; it support for our office; smart home; plc; embedded firmware; rent servers; microsoft licences; antivirus',
  ],
  [
    'games, virtual reality and blockchain',
    '/services',
    'blockchain; crypto; nft; web3; smart contracts; games; game development; virtual reality; augmented reality; metaverse; unity; bitcoin trading; token launch; vr',
  ],
  [
    'courses, workshops and training',
    '/services',
    'training courses; teach our staff; workshops; ai training for employees; seminars; course; courses; teach me programming; bootcamp; certification course; mentoring; lessons; learn programming with you; teach me; coaching; prompt engineering workshop; train our employees in ai',
  ],
  [
    'ways to pay and currencies',
    '/terms#payment-terms',
    'paypal; credit card; bank transfer; payment methods; which currency; pay in euros; pay in rupees; pay in dollars; pay with bitcoin; cryptocurrency; amex; direct debit; financing; stripe payment; can i pay by card; apple pay; cheque; cash; wire transfer; bank details; iban; crypto payment; accept visa card; ach; how can i pay; purchase order number; leasing',
  ],
  [
    'pausing a subscription',
    '/terms#termination',
    'pause the subscription; freeze subscription; suspend my plan for a month; put on hold',
  ],
  [
    'revenue, investors and shares',
    '/about',
    'revenue; turnover; profit; profitable; investors; funding; funded by; venture capital; raised capital; shares; stock exchange; ipo; buy shares; valuation; who owns the company; owned by; parent company; invest in your company; equity instead of cash; subsidiary; financial statements; annual report; credit rating; dun and bradstreet; duns number; stock price; listed; balance sheet; company worth; balance; financially stable; acquire your company; net worth; shareholders; market share',
  ],
  [
    'company numbers such as a VAT or registration number',
    '/terms#contact',
    'vat number; tax id; ein; registration number; company number; commercial register; w9; w-9 form; gstin; company registration; trade register; registered company; lei',
  ],
  [
    'awards, press material and logos',
    '/contact',
    'press kit; press release; media kit; logo download; awards; won any prizes; in the news; high resolution photos; download your logo; brand assets; press photos; media coverage; use your logo; prize; fact sheet; quote you in an article',
  ],
  [
    'partners and affiliates',
    '/contact',
    'partner program; become a partner; reseller; affiliate; referral fee; white label; microsoft partner; aws partner; google partner; partnership; commission for referrals; franchise; subcontract; we are an agency too; outsourcing partner; guest link exchange; joint venture; strategic alliance; official partner; certified partner',
  ],
  [
    'sustainability, diversity and similar policies',
    '/about',
    'carbon footprint; employ people with disabilities; sustainability; climate; co2; green hosting; modern slavery; diversity; equal opportunities; gender pay gap; women in the team; environmental policy; esg; charity; donate; donations; csr; energy consumption of ai; anti bribery; code of conduct; whistleblowing; net zero; sponsor sports clubs; minority owned; human rights',
  ],
  [
    'calls with existing clients',
    '/testimonials',
    'talk to existing clients; contact at one of your references; put me in touch with a customer; speak to one of your customers; reference call; call a reference; phone number of a client; contact one of your clients; visit a client; ask a client directly; introduce us to a client',
  ],
  [
    'whether the testimonials have been checked by others',
    '/testimonials',
    'are the testimonials real; are the reviews real; fake reviews; are these clients real; independent reviews; trustpilot; glassdoor; google reviews; clutch; verified reviews; made up clients; invented testimonials; fake testimonials; bbb rating; real companies; why only five stars; bad reviews; negative reviews; can we check the references; are these people real; paid testimonials',
  ],
  [
    'clients who left and projects that failed',
    '/testimonials',
    'failed projects; did any project fail; unhappy clients; projects that went wrong; lost clients; clients who left; biggest failure; worst project; client churn; employees left; staff turnover; attrition',
  ],
  [
    'languages that people here speak',
    '/contact',
    'do you speak german; does someone speak spanish; speak french with you; hindi; can i write in hindi; meetings in german; somebody who speaks spanish; languages spoken by your team; support in french; english speaking; write to you in polish; speak my language; do your people speak; marathi; mandarin',
  ],
  [
    'private lives',
    '/about',
    'how old is june; how old is the ceo; is the ceo married; salary of the ceo; home address of; does he have children; ceo salary; net worth of the founder; where does the founder live; private phone number; hobbies; birthday; what does the boss earn; personal email of; religion; own a dog; how much do you earn',
  ],
  [
    'republishing our content',
    '/terms#intellectual-property',
    'republish your article; copy your text; may i quote your article; translate your articles; reuse your pictures; use your content on my site; reprint; cite your blog',
  ],
  [
    'competitors',
    '/about',
    'competitors; who do you compete with; your rivals; biggest competitor; competition; alternatives to you; other agencies like you',
  ],
  [
    'our future plans',
    '/about',
    'open an office in japan; future plans; roadmap; expansion; where will you be later; planning to open; new features coming; next year',
  ],
];
