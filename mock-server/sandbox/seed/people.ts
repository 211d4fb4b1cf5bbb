// Names of several cultures.
import type { Dice } from './random.ts';

const list = (names: string) => names.split(' ');

/** First names, then last names. */
const CULTURES: [first: string[], last: string[]][] = [
  [
    list('Olivia Grace Hannah Ruby Charlotte Megan Oliver Jack Henry Samuel Thomas Callum'),
    list("Walker Hughes Bennett Carter Fletcher Marsh Pearce Holloway O'Neill Whitfield Barnes Lowe"),
  ],
  [
    list('Camille Élodie Margaux Chloé Inès Noémie Luc Mathieu Étienne Rémi Antoine Bastien'),
    list('Tremblay Gagnon Bélanger Fournier Moreau Lefèvre Girard Chevalier Rousseau Pelletier Côté Dubois'),
  ],
  [
    list('Lucía Valentina Camila Sofía Marisol Ximena Mateo Diego Santiago Joaquín Andrés Emilio'),
    list('García Hernández Ramírez Morales Castillo Vargas Ibáñez Rojas Mendoza Cruz Navarro Núñez'),
  ],
  [
    list('Lena Johanna Frieda Greta Katharina Annika Jonas Lukas Moritz Felix Matthias Jürgen'),
    list('Müller Schäfer Weber Brandt Vogel Krüger Hoffmann Seidel Lindner Böhm Kessler Voigt'),
  ],
  [
    list('Zuzanna Agnieszka Magdalena Kinga Oksana Iryna Wojciech Tomasz Paweł Jakub Andriy Maksym'),
    list(
      'Kowalczyk Nowak Wiśniewska Zieliński Kamińska Wójcik Shevchenko Bondarenko Kovalenko Melnyk Lis Sikora',
    ),
  ],
  [
    list('Elif Zeynep Defne Ayşe Leyla Selin Emre Kerem Mehmet Burak Deniz Onur'),
    list('Yılmaz Kaya Demir Şahin Çelik Aydın Öztürk Arslan Doğan Koç Polat Erdem'),
  ],
  [
    list('Noor Layla Yasmin Huda Rania Salma Omar Karim Yusuf Tariq Bilal Samir'),
    list('Haddad Mansour Khalil Farouk Aziz Nasser Rahman Saleh Darwish Qasim Barakat Sabbagh'),
  ],
  [
    list('Priya Ananya Meera Kavya Divya Lakshmi Arjun Rohan Vikram Nikhil Sanjay Karthik'),
    list('Sharma Patel Iyer Nair Reddy Banerjee Kapoor Menon Desai Chatterjee Pillai Gupta'),
  ],
  [
    list('Mei Xiulan Jingyi Yuxin Lihua Fang Wei Jun Haoran Zhiyuan Bo Jie'),
    list('Chen Wang Li Zhang Liu Huang Zhou Wu Xu Lin Guo Tang'),
  ],
  [
    list('Ji-woo Soo-jin Hana Aiko Yuki Sakura Min-jun Seo-jun Haruto Ren Kenji Takumi'),
    list('Kim Park Choi Jung Tanaka Sato Suzuki Nakamura Yamada Kang Yoon Ito'),
  ],
  [
    list('Linh Thuy Mai Ngoc Siti Dewi Minh Tuan Duc Khanh Budi Arif'),
    list('Nguyen Tran Pham Hoang Vu Dang Santoso Wijaya Do Bui Ho Ngo'),
  ],
  [
    list('Amara Chioma Ngozi Folake Adaeze Temitope Chidi Emeka Tunde Kelechi Obinna Femi'),
    list('Okafor Adeyemi Eze Nwosu Balogun Okonkwo Afolabi Obi Adebayo Uche Danjuma Bello'),
  ],
  [
    list('Hiwot Selam Makeda Amina Wanjiru Akinyi Dawit Tewodros Abel Kwame Kofi Juma'),
    list('Tesfaye Bekele Haile Girma Mwangi Otieno Kamau Mensah Owusu Boateng Abdi Warsame'),
  ],
  [
    list('Beatriz Inês Mariana Leonor Larissa Thaís Tiago Rafael João Gonçalo Caio Thiago'),
    list('Silva Santos Ferreira Almeida Carvalho Ribeiro Araújo Teixeira Nogueira Barbosa Pinto Moura'),
  ],
  [
    list('Ingrid Astrid Freja Saga Maren Signe Lars Anders Erik Nils Søren Mikkel'),
    list('Lindqvist Berg Dahl Nygård Sørensen Holm Eklund Halvorsen Åkesson Strand Virtanen Korhonen'),
  ],
  [
    list('Aroha Ngaio Mereana Leilani Sina Kiri Tane Wiremu Rawiri Sione Manu Tama'),
    list('Ngata Parata Tamihana Kahui Latu Faleolo Walker Te-Rangi Hohepa Mahuta Tupou Henare'),
  ],
  [
    list('Eleni Katerina Sofia Despina Chiara Giulia Nikos Giorgos Dimitris Luca Matteo Enzo'),
    list('Papadopoulos Georgiou Nikolaidis Vlachos Rossi Marchetti Conti Ferrari Greco Romano Bianchi Ricci'),
  ],
];

export interface Name {
  firstName: string;
  lastName: string;
}

export function someName(dice: Dice): Name {
  const family = dice.pick(CULTURES);
  // Mixes first and last names of different cultures.
  const [first] = dice.chance(0.2) ? dice.pick(CULTURES) : family;
  return { firstName: dice.pick(first), lastName: dice.pick(family[1]) };
}

const MAILBOXES = [
  'example.com',
  'example.net',
  'example.org',
  'mail.example',
  'post.example',
  'letters.example',
];

/** A fictional address derived from a name. @param count distinguishes equal names */
export function mailbox({ firstName, lastName }: Name, dice: Dice, count: number): string {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/ø/g, 'o')
      .replace(/ł/g, 'l')
      .replace(/ı/g, 'i')
      .replace(/ß/g, 'ss')
      .normalize('NFD')
      .replace(/[^a-z]/g, '');
  const [first, last] = [plain(firstName), plain(lastName)];
  const local = dice.pick([
    `${first}.${last}`,
    `${first}${last}`,
    `${first.charAt(0)}.${last}`,
    `${last}.${first}`,
  ]);
  return `${local}${count > 0 ? count : ''}@${dice.pick(MAILBOXES)}`;
}

/** Phone number ranges reserved for fiction. */
export type Numbers = 'canada' | 'newYork' | 'texas' | 'britain' | 'germany' | 'australia';

const LOCAL: Partial<Record<Numbers, number[]>> = {
  canada: [416, 647, 437, 905, 289, 365],
  newYork: [212, 718, 917, 646, 347, 929],
  texas: [512, 737, 210, 726, 254, 830],
};

const isAreaCode = (code: number) => code % 100 !== 11 && Math.floor(code / 10) % 10 !== 9;
const ALL = Array.from({ length: 800 }, (_, i) => 200 + i).filter(isAreaCode);

const two = (n: number) => `${n}`.padStart(2, '0');
const three = (n: number) => `${n}`.padStart(3, '0');

/**
 * The nth number of a region; unique up to a thousand, and in North America up to seventy thousand.
 */
export function fictionalNumber(numbers: Numbers, nth: number): string {
  const local = LOCAL[numbers];
  if (local) {
    const codes = [...local, ...ALL.filter((code) => !local.includes(code))];
    const code = codes[Math.floor(nth / 100)];
    if (code === undefined) throw new Error('There are no more fictional numbers.');
    return `${code}55501${two((nth * 37) % 100)}`;
  }
  const last = three((nth * 371) % 1000);
  switch (numbers) {
    case 'britain':
      return `+447700900${last}`;
    case 'germany':
      return `+493023125${last}`;
    default:
      return `+6135550${last.padStart(4, '0')}`;
  }
}
