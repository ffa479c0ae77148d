/** The strangers' exam: southern Europe and Latin America. */
import type { ExamOfCountry } from './exam-of-country.ts';

export const southern: Readonly<Record<string, ExamOfCountry>> = {
  Argentina: {
    families: [
      [
        'Avenida Corrientes 1250, piso 4, departamento B |  | Buenos Aires |  | C1004AAB | AR',
        'Av. Corrientes 1250 P.4 Dto.B |  | Buenos Aires |  | C1004AAB | AR',
      ],
    ],
    others: [],
  },
  Brazil: {
    families: [
      [
        'Rua Quinze de Novembro, 200, sala 12 | Centro | Curitiba | PR | 80020-310 | Brasil',
        'R. XV de Novembro, 200 - Sl 12 | Centro | Curitiba | Paraná | 80020310 | Brazil',
      ],
      [
        'Rua Augusta, 12, apartamento 5 |  | São Paulo | SP | 01304-001 | BR',
        'Rua Augusta, 12 - AP 05 |  | São Paulo | SP | 01304-001 | BR',
      ],
      [
        'Rua Augusta, 1500, Apto 32 | Consolação | São Paulo | SP | 01304-001 | BR',
        'R Augusta 1.500 apt 32 | Consolação | São Paulo | SP | 01304001 | Brasil',
      ],
      [
        'Avenida Paulista, 1578, 10º andar, conjunto 101 | Bela Vista | São Paulo | SP | 01310-200 | BR',
        'Av Paulista 1.578, conj 101, 10 andar | Bela Vista | Sao Paulo | SP | 01310200 | BR',
      ],
    ],
    others: [
      [
        'Rua Quinze de Novembro, 200, sala 12 | Centro | Curitiba | PR | 80020-310 | Brasil',
        'Rua Quinze de Novembro, 200, sala 21 | Centro | Curitiba | PR | 80020-310 | Brasil',
      ],
      [
        'R Augusta 1.500 | Consolação | São Paulo | SP | 01304001 | BR',
        'R Augusta 1.50 | Consolação | São Paulo | SP | 01304001 | BR',
      ],
    ],
  },
  Greece: {
    families: [
      [
        'Ερμού 12, 3ος όροφος |  | Αθήνα |  | 11743 | GR',
        'Οδός Ερμού 12, 3ος όρ. |  | Αθήνα |  | 11743 | GR',
        'Ερμού αρ. 12, όροφος 3 |  | Αθήνα |  | 11743 | GR',
      ],
    ],
    others: [],
  },
  Italy: {
    families: [
      [
        'Corso Vittorio Emanuele II 30, scala B, interno 7 |  | Torino | TO | 10123 | Italia',
        'C.so Vitt. Emanuele II 30 Scala B Int 7 |  | Torino | TO | 10123 | Italia',
        'Corso Vittorio Emanuele Secondo 30 sc B int 7 |  | Torino | Torino | 10123 | Italia',
      ],
      ['Via del Corso 7 | | Roma | RM | 00186 | IT', 'Via del Corso, 7 | | Rome | RM | 186 | Italy'],
    ],
    others: [
      [
        'Corso Vittorio Emanuele II 30, scala B, interno 7 |  | Torino | TO | 10123 | Italia',
        'Corso Vittorio Emanuele II 30, scala B, interno 8 |  | Torino | TO | 10123 | Italia',
      ],
      [
        'Corso Vittorio Emanuele II 30, scala B, interno 7 |  | Torino | TO | 10123 | Italia',
        'Corso Vittorio Emanuele III 30, scala B, interno 7 |  | Torino | TO | 10123 | Italia',
      ],
    ],
  },
  Mexico: {
    families: [
      [
        'Calzada General Mariano Escobedo 20 |  | Guadalajara | Jalisco | 44100 | México',
        'Czda. Gral. Mariano Escobedo #20 |  | Guadalajara | JAL | 44100 | MX',
      ],
      [
        'Calle 5 de Mayo 32, Colonia Centro |  | Puebla | Puebla | 72000 | México',
        'C. 5 de Mayo #32 Col. Centro |  | Puebla | Pue. | 72000 | Mexico',
        'Calle 5 de Mayo No. Ext. 32, Col. Centro |  | Puebla | Puebla | 72000 | México',
      ],
      [
        'Avenida Juárez 12, interior 5 |  | Puebla | PUE | 72000 | MX',
        'Av. Juárez Ext. 12 Int. 5 |  | Puebla | PUE | 72000 | MX',
        'Av. Juárez No. Ext. 12 No. Int. 5 |  | Puebla | PUE | 72000 | MX',
      ],
      [
        'Benito Juárez 214 | | Querétaro | Qro. | 76000 | MX',
        'Benito Juárez 214 | | Santiago de Querétaro | Qro. | 76000 | México',
      ],
    ],
    others: [
      [
        'Calzada General Mariano Escobedo 20 |  | Guadalajara | Jalisco | 44100 | México',
        'Calzada General Mariano Escobedo 200 |  | Guadalajara | Jalisco | 44100 | México',
      ],
      [
        'Calle 5 de Mayo 32, Colonia Centro |  | Puebla | Puebla | 72000 | México',
        'Calle 5 de Mayo 23, Colonia Centro |  | Puebla | Puebla | 72000 | México',
      ],
      ['Av. Juárez 5 Col. Centro | | Puebla | | 72000 | MX', 'Av. Juárez 5 Col. Roma | | Puebla | | 72000 | MX'],
    ],
  },
  Portugal: {
    families: [
      [
        'Rua Augusta 100, 2º Esquerdo |  | Lisboa |  | 1100-053 | Portugal',
        'Rua Augusta nº 100 - 2 Esq |  | Lisboa |  | 1100 053 | PT',
      ],
      [
        'Praça da República 8 |  | Porto |  | 4050-498 | Portugal',
        'Prc. da República 8 |  | Porto |  | 4050498 | Portugal',
      ],
      [
        'Rua Áurea 12, 3º Esquerdo |  | Lisboa |  | 1100-053 | PT',
        'Rua Áurea, nº 12, 3.º Esq.º |  | Lisboa |  | 1100-053 | PT',
      ],
      ['Rua das Flores, 120 | | Lisboa | | 1200-195 | PT', 'R. das Flores 120 | | 1200-195 Lisboa | | | Portugal'],
      [
        'Avenida 25 de Abril, lote 7, r/c dto. | | Setúbal | | 2900-311 | PT',
        'Av. 25 de Abril Lt. 7 R/C Dto | | Setubal | | 2900-311 | Portugal',
        'Av. 25 de Abril, Lote 7, rés-do-chão direito | | Setúbal | | 2900 311 | PT',
      ],
      [
        'Rua do Carmo, 31, 1.º Dto. | | Porto | | 4050-164 | PT',
        'Rua do Carmo n.º 31 - 1º Dt. | | Porto | | 4050164 | Portugal',
      ],
    ],
    others: [
      [
        'Rua Augusta 100, 2º Esquerdo |  | Lisboa |  | 1100-053 | Portugal',
        'Rua Augusta 100, 2º Direito |  | Lisboa |  | 1100-053 | Portugal',
      ],
      [
        'Rua Augusta 100, 2º Esquerdo |  | Lisboa |  | 1100-053 | Portugal',
        'Rua Augusta 100, 3º Esquerdo |  | Lisboa |  | 1100-053 | Portugal',
      ],
      [
        'Praça da República 8 |  | Porto |  | 4050-498 | Portugal',
        'Praça da República 9 |  | Porto |  | 4050-498 | Portugal',
      ],
      ['Rua Augusta 100 - 2 Esq | | Lisboa | | 1100-053 | PT', 'Rua Augusta 100 - 3 Esq | | Lisboa | | 1100-053 | PT'],
      ['Rua das Flores, 120 | | Lisboa | | 1200-195 | PT', 'R. das Flores 120 | | 1200-196 Lisboa | | | PT'],
      [
        'Avenida 25 de Abril, lote 7, r/c dto. | | Setúbal | | 2900-311 | PT',
        'Avenida 25 de Abril, lote 7, r/c esq. | | Setúbal | | 2900-311 | PT',
      ],
      [
        'Avenida 25 de Abril, lote 7, r/c dto. | | Setúbal | | 2900-311 | PT',
        'Avenida 25 de Abril, lote 7, 1.º dto. | | Setúbal | | 2900-311 | PT',
      ],
    ],
  },
  Spain: {
    families: [
      [
        'Calle Mayor 12, 3º Izquierda |  | Madrid |  | 28013 | España',
        'Calle Mayor, núm. 12, 3o Izda |  | Madrid |  | E-28013 | Spanien',
      ],
      [
        'Avenida Diagonal 401, 2º 1ª |  | Barcelona |  | 08008 | España',
        'Av. Diagonal 401, 2-1 |  | Barcelona |  | 08008 | Spain',
      ],
      [
        'Calle Mayor 12, 3º B |  | Madrid |  | 28013 | ES',
        'Calle Mayor 12 3o B |  | Madrid |  | 28013 | ES',
        'C/Mayor 12, tercero B |  | Madrid |  | 28013 | ES',
      ],
      ['Carrer de Mallorca 401 | | Barcelona | | 08013 | ES', 'C/ Mallorca, 401 | | Barcelona | | 08013 | España'],
      [
        'Paseo de la Castellana, 100, Portal 2, 5º C | | Madrid | | 28046 | ES',
        'Pso. Castellana, 100, Port. 2, 5ºC | | Madrid | | 28046 | ES',
      ],
    ],
    others: [
      [
        'Calle Mayor 12, 3º Izquierda |  | Madrid |  | 28013 | España',
        'Calle Mayor 12, 3º Derecha |  | Madrid |  | 28013 | España',
      ],
      [
        'Calle Mayor 12, 3º Izquierda |  | Madrid |  | 28013 | España',
        'Calle Mayor 12, 2º Izquierda |  | Madrid |  | 28013 | España',
      ],
      [
        'Avenida Diagonal 401, 2º 1ª |  | Barcelona |  | 08008 | España',
        'Avenida Diagonal 401, 1º 2ª |  | Barcelona |  | 08008 | España',
      ],
      ['Av. Diagonal 401, 2-1 | | Barcelona | | 08008 | ES', 'Av. Diagonal 401, 1-2 | | Barcelona | | 08008 | ES'],
      ['Calle Mayor 12, 3o B | | Madrid | | 28013 | ES', 'Calle Mayor 12, 3o C | | Madrid | | 28013 | ES'],
      ['Calle Mayor 12 - 14 B | | Madrid | | 28013 | ES', 'Calle Mayor 12, 14 B | | Madrid | | 28013 | ES'],
    ],
  },
};
