/** The words that invented records are made of. None of these people, places or banks exist. */

export const firstNames = list(`
  Amara, Benedikt, Celia, Dario, Elif, Farid, Greta, Hiroko, Imani, Joaquín, Katya, Lorenz, Meera, Nils, Odalys,
  Pavel, Quinn, Rosalind, Sandeep, Tomasz, Uma, Valerie, Wendell, Ximena, Yusuf, Zoë
`);

export const lastNames = list(`
  Abernock, Bellweather, Carrowin, Dunmarsh, Ellerquist, Fennimoor, Grantley-Voss, Hollowell, Iverdine, Jurgensby,
  Kettleman, Larkhurst, Merriwick, Nordahlen, O'Tarrow, Pemberlane, Quillstone, Ravensholt, Sandoval-Pike,
  Thistlewood, Underhay, Vantongeren, Wexcombe, Yarrowby, Zellwood
`);

export const places = list(`
  Alder Bay, Brookmere, Cedar Notch, Dunwick Falls, Eastmarch, Fairhollow, Granite Point, Harrow Springs, Juniper
  Flats, Kestrel Ridge, Lakemoor, Marlow Crossing
`);

export const streets = list(`
  Example Street, Sample Avenue, Placeholder Lane, Specimen Road, Template Court
`);

export const bankNames = list(`
  First Example Bank, Placeholder Savings, Sample Trust, Specimen Credit Union, Template Mutual, Fictional Federal
`);

export const categories = [
  {
    name: 'Renewable energy',
    description: 'Solar, wind and storage.',
    color: { red: 236, green: 180, blue: 84 },
    titles: list(
      'Hilltop solar field, Harbor wind cooperative, Village battery store, River turbine renewal, School roof solar',
    ),
  },
  {
    name: 'Housing',
    description: 'Homes to rent and to own.',
    color: { red: 214, green: 146, blue: 120 },
    titles: list(
      'Orchard row houses, Canal side apartments, Student house conversion, Timber frame terrace, Old mill lofts',
    ),
  },
  {
    name: 'Agriculture',
    description: 'Farms, greenhouses and water.',
    color: { red: 150, green: 190, blue: 110 },
    titles: list(
      'Low-water greenhouse, Heritage grain mill, Vertical herb farm, Meadow dairy renewal, Olive grove irrigation',
    ),
  },
  {
    name: 'Healthcare',
    description: 'Clinics and equipment.',
    color: { red: 128, green: 190, blue: 200 },
    titles: list('Rural imaging clinic, Mobile dental van, Rehabilitation center, Community pharmacy'),
  },
  {
    name: 'Education',
    description: 'Schools, training and libraries.',
    color: { red: 140, green: 160, blue: 220 },
    titles: list('Trade school workshop, Lakeside kindergarten, Evening language school, Library annex'),
  },
  {
    name: 'Logistics',
    description: 'Storage and transport.',
    color: { red: 180, green: 180, blue: 190 },
    titles: list(
      'Cold store extension, Cargo bike depot, Rail freight siding, Parcel hub refit, Electric delivery fleet',
    ),
  },
  {
    name: 'Hospitality',
    description: 'Hotels, kitchens and venues.',
    color: { red: 220, green: 150, blue: 170 },
    titles: list('Mountain lodge renewal, Market hall kitchen, Harbor guesthouse, Concert barn'),
  },
  {
    name: 'Technology',
    description: 'Equipment for makers and labs.',
    color: { red: 160, green: 140, blue: 210 },
    titles: list('Sensor workshop, Shared chip lab, Recycled server hall, Repair robotics, Open hardware studio'),
  },
] as const;

export const notices = [
  ['Statements are ready', 'Your statement for the past quarter is in your account.'],
  ['Planned maintenance', 'The platform pauses on Sunday from 02:00 to 03:00 UTC.'],
  ['A new project is open', 'Have a look at the project that opened this week.'],
  ['Check your contact details', 'Please confirm that your phone number and address are right.'],
  ['Bank holiday', 'Payments arrive one working day later than usual.'],
  ['Terms updated', 'The terms have changed. The changes apply from next month.'],
  ['Project closed', 'A project you follow has reached its target.'],
] as const;

/** The names in a text, parted by commas. */
function list(text: string): readonly [string, ...string[]] {
  const [first = '', ...others] = text.split(',').map((name) => name.trim().replaceAll(/\s+/g, ' '));
  return [first, ...others];
}
